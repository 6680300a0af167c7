import { describe, expect, it } from 'vitest';
import { READ_LANGUAGES } from '../language/languages';
import type { ReadLanguage } from '../language/languages';
import { findDates } from './dates';
import rows from './dates.cases.json';

const MONDAY = new Date('2024-10-14T00:00:00Z');

/** The longest finding is the one that an analysis keeps. */
function findLongest(text: string, language: ReadLanguage, reference?: Date): string {
  const matches = findDates(text, language, reference);
  const [longest] = matches.sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest ? `${longest.type} ${longest.standardForm}` : 'nothing';
}

type Row = [text: string, open: string, resolved?: string];

// Each row has the result without a reference date and, if that differs, on Monday, 14 October 2024.
// "loňský rok", "třetí měsíc" and "poslední den" are durations in recorded responses.
describe.each(READ_LANGUAGES)('findDates() for "%s"', (language) => {
  it.each(rows[language] as Row[])('reads "%s" as %s', (text, open, resolved = open) => {
    expect([findLongest(text, language), findLongest(text, language, MONDAY)]).toEqual([
      open,
      resolved,
    ]);
  });
});

it.each([
  ['next month', '2024-12-15', '2025-01'],
  ['next month', '2024-01-31', '2024-02'],
  ['last month', '2025-01-31', '2024-12'],
  ['a month ago', '2024-03-31', '2024-02'],
  ['a year ago', '2024-02-29', '2023'],
  ['next week', '2024-12-23', '2025-W01'],
  ['this week', '2023-01-01', '2022-W52'],
  ['this week', '2023-01-02', '2023-W01'],
  ['this week', '2027-01-01', '2026-W53'],
  ['next Monday', '2024-10-20', '2024-10-21'],
  ['last Monday', '2024-10-20', '2024-10-14'],
  ['on Sunday', '2024-10-20', '2024-10-20'],
  ['closed on Sunday', '2024-10-20', '2024-10-20'],
  ['closed on Saturday', '2024-10-20', '2024-10-19'],
  ['9999 years ago', '2024-10-14', 'XXXX'],
  ['1024 years ago', '2024-10-14', '1000'],
  ['1025 years ago', '2024-10-14', 'XXXX'],
  ['tomorrow', '+009999-12-31', 'XXXX-XX-XX'],
  ['today', '+009999-12-31', '9999-12-31'],
])('findDates() resolves "%s" on %s to %s', (text, day, standardForm) => {
  expect(findLongest(text, 'en', new Date(`${day}T00:00:00Z`))).toBe(`date ${standardForm}`);
});

describe('findDates() gives a date without a year', () => {
  it.each([
    ['opened on October 14', '2024-10-14', '2024-10-14'],
    ['opened on October 15', '2024-10-14', '2023-10-15'],
    ['will open on October 14', '2024-10-14T16:47:26Z', '2024-10-14'],
    ['will open on October 12', '2024-10-14', '2025-10-12'],
    ['will open on January 2', '2024-10-14', '2025-01-02'],
    ['will close in September', '2024-10-14', '2025-09'],
    ['closed in October', '2024-10-31', '2024-10'],
    ['closed in November', '2024-10-31', '2023-11'],
    // Without a verb, the nearer one: half a year has 183 days.
    ['April 14', '2024-10-14', '2024-04-14'],
    ['April 13', '2024-10-14', '2025-04-13'],
    ['July 11', '2024-01-10', '2024-07-11'],
    ['July 12', '2024-01-10', '2023-07-12'],
    ['closed on February 29', '2024-10-14', '2024-02-29'],
    ['will open on February 29', '2024-10-14', 'XXXX-02-29'],
  ])('"%s" on %s: %s', (text, day, standardForm) => {
    expect(findLongest(text, 'en', new Date(day))).toBe(`date ${standardForm}`);
  });
});

it('findDates() finds dates wherever they are, and says where', () => {
  expect(findDates('Closed 🎸 from May 2020, for two weeks; xtoday, today2.', 'en')).toEqual([
    { type: 'date', standardForm: '2020-05', start: 15, end: 23 },
    { type: 'date', standardForm: '2020', start: 19, end: 23 },
    { type: 'date', standardForm: 'XXXX-05', start: 15, end: 18 },
    { type: 'duration', standardForm: 'P2W', start: 29, end: 38 },
  ]);
});

it('findDates() finds nothing in other languages, not even by the names of objects', () => {
  expect([findDates('2024-10-14', 'pl'), findDates('2024-10-14', 'constructor')]).toEqual([[], []]);
});
