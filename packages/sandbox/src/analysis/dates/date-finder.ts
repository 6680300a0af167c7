import type { Calendar } from './calendar';
import type { PatternMatch } from '../text/patterns';
import {
  addDays,
  findMonth,
  findUnit,
  indexOf,
  OPEN_DAY,
  readDay,
  toDuration,
  toIso,
  toNearMonth,
  toNearWeekday,
  toPast,
  toPeriod,
  toSeason,
  toTime,
  toWeekday,
} from './standard-forms';
import { createTenseFinder, buildTensePattern } from './tense';
import type { Tense } from './tense';
import { standalone } from '../text/text';

type Read = (
  groups: Record<string, string | undefined>,
  reference: Date | undefined,
  findTense: () => Tense,
) => string | undefined;

interface Rule {
  type: 'date' | 'time' | 'duration' | 'set';
  pattern: RegExp;
  read: Read;
}

export type DateFinder = (text: string, reference?: Date) => PatternMatch[];

/**
 * Makes the search for dates, times, durations and sets with the words of a calendar. The language
 * decides on the order of words.
 */
export function createDateFinder(calendar: Calendar, language: string): DateFinder {
  const rules = buildRules(calendar, language);
  const tensePattern = buildTensePattern(calendar);
  return (text, reference) => {
    const findTense = createTenseFinder(text, tensePattern);
    return rules.flatMap(({ type, pattern, read }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const standardForm = read(match.groups ?? {}, reference, () => findTense(match.index));
        if (standardForm === undefined) return [];
        return [{ type, standardForm, start: match.index, end: match.index + match[0].length }];
      }),
    );
  };
}

function buildRules(calendar: Calendar, language: string): Rule[] {
  const month = calendar.months.join('|');
  const weekday = calendar.weekdays.join('|');
  const season = calendar.seasons.join('|');
  const unit = Object.values(calendar.units).join('|');
  const count = ['\\d{1,4}', ...calendar.numbers].join('|');
  const shift = `(?:(?<next>${calendar.next})|(?<last>${calendar.last}))`;
  const year = '(?:1[5-9]|20)\\d{2}';
  const readNamedDay: Read = ({ name, ...day }, at, findTense) =>
    readDay({ ...day, m: findMonth(calendar, name) }, at, findTense);
  return [
    rule('date', '(?<y>\\d{4})-(?<m>\\d{2})-(?<d>\\d{2})', readDay),
    rule(
      'time',
      '(?<day>\\d{4}-\\d{2}-\\d{2})T(?<h>\\d{2}):(?<min>\\d{2})(?::\\d{2})?Z?',
      ({ day, h, min }) => `${day}T${h}:${min}`,
    ),
    rule('date', '(?<d>\\d{1,2})\\.\\s?(?<m>\\d{1,2})\\.\\s?(?<y>\\d{4})', readDay),
    rule('date', '(?<a>\\d{1,2})/\\s?(?<b>\\d{1,2})/\\s?(?<y>\\d{4})', ({ a = '', b = '', y }) => {
      const isMonthFirst = language === 'en' && Number(b) > 12;
      // In English, 3/4/2026 is in March or in April; only the year is sure.
      if (language === 'en' && Number(a) <= 12 && !isMonthFirst && a !== b) return y;
      return isMonthFirst ? readDay({ d: b, m: a, y }) : readDay({ d: a, m: b, y });
    }),
    ...(language === 'en' ? [] : [rule('date', '(?<d>\\d{1,2})\\.\\s?(?<m>\\d{1,2})\\.', readDay)]),
    rule(
      'date',
      language === 'en'
        ? `(?<name>${month})\\.? (?<d>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y>${year}))?`
        : `(?<d>\\d{1,2})\\.? (?<name>${month})(?: (?<y>${year}))?`,
      readNamedDay,
    ),
    ...(language === 'en'
      ? [
          rule(
            'date',
            `(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<name>${month})(?:,? (?<y>${year}))?`,
            readNamedDay,
          ),
        ]
      : []),
    rule('date', `(?<name>${month}) (?:of )?(?<y>${year})`, ({ name, y }) => {
      const m = findMonth(calendar, name);
      return m && `${y}-${m}`;
    }),
    rule('date', `(?<name>${season})(?: of| roku)? (?<y>${year})`, ({ name, y }) =>
      toSeason(calendar, name, y),
    ),
    rule('date', `(?<y>${year})`, ({ y }) => y),
    rule('date', `${shift} (?<name>${weekday})`, ({ name, next }, at) =>
      toWeekday(indexOf(calendar.weekdays, name), next ? 1 : -1, at),
    ),
    rule('date', `(?<name>${weekday})`, ({ name }, at, findTense) =>
      toNearWeekday(indexOf(calendar.weekdays, name), at, findTense),
    ),
    rule(
      'date',
      // The word before is looked at last: few words are months.
      `(?<name>${month})(?<=(?<!\\p{L})(?:${calendar.beforeMonth}) (?:${month}))`,
      ({ name }, at, findTense) => toNearMonth(findMonth(calendar, name), at, findTense),
    ),
    rule('date', `${shift} (?<name>${unit})`, ({ name, next }, at) =>
      toPeriod(findUnit(calendar, name), next ? 1 : -1, at),
    ),
    rule('date', `(?:${calendar.this}) (?<name>${unit})`, ({ name }, at) =>
      toPeriod(findUnit(calendar, name), 0, at),
    ),
    ...(calendar.thisYear
      ? [rule('date', calendar.thisYear, (_, at) => toPeriod('Y', 0, at))]
      : []),
    ...(calendar.lastYear
      ? [rule('date', calendar.lastYear, (_, at) => toPeriod('Y', -1, at))]
      : []),
    rule(
      'date',
      `${calendar.ago.before}(?:(?<n>${count}) )${calendar.ago.before && '?'}(?<name>${unit})${calendar.ago.after}`,
      ({ n, name }, at) => toPast(n, name, calendar, at),
    ),
    rule('date', `(?:${calendar.today})`, (_, at) => (at ? toIso(at) : 'PRESENT_REF')),
    rule('date', `(?:${calendar.now})`, () => 'PRESENT_REF'),
    rule('date', calendar.afterTomorrow, (_, at) => (at ? toIso(addDays(at, 2)) : 'FUTURE_REF')),
    rule('date', calendar.beforeYesterday, (_, at) => (at ? toIso(addDays(at, -2)) : 'PAST_REF')),
    rule('date', `(?:${calendar.tomorrow})`, (_, at) =>
      at ? toIso(addDays(at, 1)) : 'FUTURE_REF',
    ),
    rule('date', `(?:${calendar.yesterday})`, (_, at) =>
      at ? toIso(addDays(at, -1)) : 'PAST_REF',
    ),
    rule('time', `(?:${calendar.tonight})`, (_, at) => `${at ? toIso(at) : OPEN_DAY}TNI`),
    rule('time', calendar.lastNight, (_, at) => `${at ? toIso(addDays(at, -1)) : OPEN_DAY}TNI`),
    rule('time', `(?=\\d)${calendar.clock}`, toTime),
    rule('time', '(?<h>[01]?\\d|2[0-3]):(?<min>[0-5]\\d)', toTime),
    rule('set', `(?:${calendar.every}) (?<name>${weekday})`, ({ name }) => {
      const index = indexOf(calendar.weekdays, name);
      return index === -1 ? undefined : `XXXX-WXX-${index + 1}`;
    }),
    rule('set', `(?:${calendar.every}) (?:(?<n>${count}) )?(?<name>${unit})`, ({ n, name }) =>
      toDuration([[n ?? '1', name ?? '']], calendar),
    ),
    ...(language === 'en' ? ENGLISH_SETS : []),
    ...(language === 'cs' ? buildCzechDurations(calendar, unit) : []),
    ...(calendar.single
      ? [
          rule('duration', `(?<name>${calendar.single})`, ({ name = '' }) =>
            toDuration([['1', name]], calendar),
          ),
        ]
      : []),
    rule(
      'duration',
      `(?<n>${count}) (?<name>${unit})(?:(?:,| ${calendar.and}) (?<n2>${count}) (?<name2>${unit}))?`,
      ({ n = '', name = '', n2, name2 }) =>
        toDuration(
          [[n, name], ...(n2 && name2 ? [[n2, name2] as [string, string]] : [])],
          calendar,
        ),
    ),
  ];
}

const ENGLISH_SETS: Rule[] = [
  ['daily', 'P1D'],
  ['weekly', 'P1W'],
  ['monthly', 'P1M'],
  ['semiannual(?:ly)?', 'P6M'],
  ['yearly|annually', 'P1Y'],
].map(([word = '', form]) => rule('set', word, () => form));

/** Recorded responses read "loňský" and "třetí měsíc" as durations of one year and one month. */
function buildCzechDurations(calendar: Calendar, unit: string): Rule[] {
  const ordinal = 'první|druh(?:ý|á|é|ou)|třetí|čtvrt(?:ý|á|é|ou)|pát(?:ý|á|é|ou)|posledn[ií]';
  return [
    rule('duration', 'loňsk(?:ý|á|é|ou|ých|ými)', () => 'P1Y'),
    rule('duration', `(?:${ordinal}) (?<name>${unit})`, ({ name = '' }) =>
      toDuration([['1', name]], calendar),
    ),
  ];
}

function rule(type: Rule['type'], source: string, read: Read): Rule {
  return { type, pattern: standalone(source), read };
}
