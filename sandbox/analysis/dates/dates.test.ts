import v8 from 'node:v8';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { findDates } from './dates';

const MONDAY = new Date('2024-10-14T00:00:00Z');

/** The longest finding is the one that an analysis keeps. */
function findLongest(text: string, language: string, reference?: Date): [string, string] {
  const [longest] = findDates(text, language, reference).sort(
    (a, b) => b.end - b.start - (a.end - a.start),
  );
  return [longest?.type ?? 'nothing', longest?.standardForm ?? ''];
}

describe('findDates() without a reference date', () => {
  it.each([
    ['September 3', 'en', 'date', 'XXXX-09-03'],
    ['September 3, 2015', 'en', 'date', '2015-09-03'],
    ['12:03', 'en', 'time', 'XXXX-XX-XXT12:03'],
    ['3 years and 4 days', 'en', 'duration', 'P3Y4D'],
    ['5 minutes', 'en', 'duration', 'PT5M'],
    ['two weeks', 'en', 'duration', 'P2W'],
    ['every Monday', 'en', 'set', 'XXXX-WXX-1'],
    ['každý den', 'cs', 'set', 'P1D'],
    ['3. září 2015', 'cs', 'date', '2015-09-03'],
    ['3. 9. 2015', 'cs', 'date', '2015-09-03'],
    ['v létě 2015', 'cs', 'date', '2015-SU'],
    ['tři roky', 'cs', 'duration', 'P3Y'],
    ['jeden měsíc', 'cs', 'duration', 'P1M'],
    ['jeden Montag', 'de', 'set', 'XXXX-WXX-1'],
    ['nothing here', 'en', 'nothing', ''],
    ['September 45', 'en', 'nothing', ''],
    ['April 31, 2015', 'en', 'date', '2015'],
    ['30. února 2024', 'cs', 'date', '2024-02'],
    ['February 29, 2024', 'en', 'date', '2024-02-29'],
    ['2023-02-29', 'en', 'date', '2023'],
    ['February 29', 'en', 'date', 'XXXX-02-29'],
    ['February 30', 'en', 'nothing', ''],
    ['on Tuesday', 'en', 'date', 'XXXX-WXX-2'],
    ['v úterý', 'cs', 'date', 'XXXX-WXX-2'],
    ['it may rain', 'en', 'nothing', ''],
    ['last year', 'en', 'date', 'PAST_REF'],
    ['5 pm', 'en', 'time', 'XXXX-XX-XXT17:00'],
    ['12 a.m.', 'en', 'time', 'XXXX-XX-XXT00:00'],
    ['7:30 pm', 'en', 'time', 'XXXX-XX-XXT19:30'],
    ['v 9 hodin', 'cs', 'time', 'XXXX-XX-XXT09:00'],
    ['9 hodin', 'cs', 'duration', 'PT9H'],
    ['o 15.30', 'pl', 'time', 'XXXX-XX-XXT15:30'],
    ['o godz. 15.30', 'pl', 'time', 'XXXX-XX-XXT15:30'],
    ['o godzinie 15.30', 'pl', 'time', 'XXXX-XX-XXT15:30'],
    ['kosztowało 15.30', 'pl', 'nothing', ''],
    ['à 5 heures', 'fr', 'time', 'XXXX-XX-XXT05:00'],
    ['déjà 5 heures', 'fr', 'duration', 'PT5H'],
  ])('reads "%s" (%s) as the %s %s', (text, language, type, standardForm) => {
    expect(findLongest(text, language)).toEqual([type, standardForm]);
  });
});

describe('findDates() with a reference date', () => {
  it.each([
    ['last Friday', 'en', '2024-10-11'],
    ['zítra', 'cs', '2024-10-15'],
    ['příští rok', 'cs', '2025'],
    ['heute', 'de', '2024-10-14'],
    ['lundi prochain', 'fr', '2024-10-21'],
    ['wczoraj', 'pl', '2024-10-13'],
    ['They met on Tuesday', 'en', '2024-10-08'],
    ['They will meet on Tuesday', 'en', '2024-10-15'],
    ['He came late and will speak on Friday', 'en', '2024-10-18'],
    ['We meet on Monday', 'en', '2024-10-14'],
    ['It was closed. See you on Tuesday', 'en', '2024-10-15'],
    ['V úterý přijel', 'cs', '2024-10-08'],
    ['Hotel otevře v úterý', 'cs', '2024-10-15'],
    ['Jednali o něm, projedná ho v listopadu', 'cs', '2024-11'],
    ['Er besuchte uns am Dienstag', 'de', '2024-10-08'],
    ['prices rose in September', 'en', '2024-09'],
    ['it opens in March', 'en', '2025-03'],
    ['it closed in November', 'en', '2023-11'],
    ['opened on September 2', 'en', '2024-09-02'],
    ['we open on January 2', 'en', '2025-01-02'],
    ['it opens on February 29', 'en', 'XXXX-02-29'],
    ['last year', 'en', '2023'],
    ['vor drei Jahren', 'de', '2021'],
    ['5 pm', 'en', '2024-10-14T17:00'],
  ])('resolves "%s" (%s) to %s', (text, language, standardForm) => {
    expect(findLongest(text, language, MONDAY)[1]).toBe(standardForm);
  });
});

describe('findDates() in a language without a calendar', () => {
  it('reads English words', () => {
    expect(findLongest('3 September 2015', 'nl')).toEqual(['date', '2015-09-03']);
    expect(findLongest('next Monday', 'nl')).toEqual(['date', 'XXXX-WXX-1']);
  });

  it('remembers nothing of its name, since a request may say anything', () => {
    v8.setFlagsFromString('--expose-gc');
    const collect = vm.runInNewContext('gc') as () => void;
    const measure = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    findDates('May 2015', 'xx');
    const before = measure();
    for (let count = 0; count < 4000; count += 1) findDates('May 2015', `x${count}`);
    expect(measure() - before).toBeLessThan(5_000_000);
  });
});
