import { calendars } from './calendar';
import type { Calendar } from './calendar';
import type { PatternMatch } from '../entities/patterns';
import { createTenseFinder } from './tense';
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

const rules = new Map<string, Rule[]>();

/**
 * Finds dates, times, durations and sets, with standard forms after TIMEX3. What depends on
 * today is resolved against the reference date, or stays open.
 *
 * @example
 * findDates('It took 3 years and 4 days.', 'en'); // [{ type: 'duration', standardForm: 'P3Y4D', … }]
 */
export function findDates(text: string, language: string, reference?: Date): PatternMatch[] {
  // A request may name any language; those without a calendar share the rules of English words.
  const key = Object.hasOwn(calendars, language) ? language : 'other';
  const calendar = calendars[key] ?? calendars.en;
  const known = rules.get(key) ?? (calendar ? toRules(calendar, key) : []);
  rules.set(key, known);
  const findTense = createTenseFinder(text, key, calendar);
  return known.flatMap(({ type, pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const standardForm = read(match.groups ?? {}, reference, () => findTense(match.index));
      if (standardForm === undefined) return [];
      return [{ type, standardForm, start: match.index, end: match.index + match[0].length }];
    }),
  );
}

function toRules(calendar: Calendar, language: string): Rule[] {
  const month = calendar.months.join('|');
  const weekday = calendar.weekdays.join('|');
  const season = calendar.seasons.join('|');
  const unit = Object.values(calendar.units).join('|');
  const count = ['\\d{1,4}', ...Object.keys(calendar.numbers)].join('|');
  const shift = `(?:(?<next>${calendar.next})|(?<last>${calendar.last}))`;
  const afterNoun = language === 'fr';
  const year = '(?:1[5-9]|20)\\d{2}';
  const isSplit = afterNoun
    ? (noun: string): string => `(?:la |le |l[’'])?(?:${noun}) ${shift}`
    : (noun: string): string => `${shift} (?:${noun})`;
  const readNamedDay: Read = ({ name, ...day }, at, findTense) =>
    readDay({ ...day, m: findMonth(calendar, name) }, at, findTense);
  return [
    rule('date', '(?<y>\\d{4})-(?<m>\\d{2})-(?<d>\\d{2})', readDay),
    rule('date', '(?<d>\\d{1,2})[./]\\s?(?<m>\\d{1,2})[./]\\s?(?<y>\\d{4})', readDay),
    rule(
      'date',
      language === 'en'
        ? `(?<name>${month})\\.? (?<d>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y>${year}))?`
        : `(?<d>\\d{1,2})\\.?(?:er)? (?:de )?(?<name>${month})(?: (?<y>${year}))?`,
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
    rule('date', `(?<name>${month}) (?:of |de )?(?<y>${year})`, ({ name, y }) => {
      const m = findMonth(calendar, name);
      return m && `${y}-${m}`;
    }),
    rule(
      'date',
      `(?:${season})(?: of| de| roku)? (?<y>${year})`.replace('(?:', '(?<name>'),
      ({ name, y }) => toSeason(calendar, name, y),
    ),
    rule('date', `(?<y>${year})`, ({ y }) => y),
    rule(
      'date',
      isSplit(weekday).replace(`(?:${weekday})`, `(?<name>${weekday})`),
      ({ name, next }, at) => toWeekday(indexOf(calendar.weekdays, name), next ? 1 : -1, at),
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
    rule('date', isSplit(unit).replace(`(?:${unit})`, `(?<name>${unit})`), ({ name, next }, at) =>
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
      `${calendar.ago[0]}(?:(?<n>${count}) )${calendar.ago[0] === '' ? '' : '?'}(?<name>${unit})${calendar.ago[1]}`,
      ({ n, name }, at) => toPast(n, name, calendar, at),
    ),
    rule('date', `(?:${calendar.today})`, (_, at) => (at ? toIso(at) : 'PRESENT_REF')),
    rule('date', `(?:${calendar.now})`, () => 'PRESENT_REF'),
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
    ...(language === 'cs' ? toCzechDurations(calendar, unit) : []),
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

const OPEN_DAY = 'XXXX-XX-XX';

const ENGLISH_SETS: Rule[] = [
  ['daily', 'P1D'],
  ['weekly', 'P1W'],
  ['monthly', 'P1M'],
  ['semiannual(?:ly)?', 'P6M'],
  ['yearly|annually', 'P1Y'],
].map(([word = '', form]) => rule('set', word, () => form));

/** Recorded responses read "loňský" and "třetí měsíc" as durations of one year and one month. */
function toCzechDurations(calendar: Calendar, unit: string): Rule[] {
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

function indexOf(names: string[], name = ''): number {
  return names.findIndex((pattern) => isWhole(pattern, name));
}

const wholes = new Map<string, RegExp>();

/** Whether a pattern of the calendar matches all of a name. Compiled once: that takes longest here. */
function isWhole(pattern: string, name: string): boolean {
  const whole = wholes.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'iu');
  wholes.set(pattern, whole);
  return whole.test(name);
}

function findMonth(calendar: Calendar, name?: string): string | undefined {
  const index = indexOf(calendar.months, name);
  return index === -1 ? undefined : String(index + 1).padStart(2, '0');
}

function findUnit(calendar: Calendar, name = ''): string | undefined {
  return Object.entries(calendar.units).find(([, pattern]) => isWhole(pattern, name))?.[0];
}

function readDay(
  { y, m, d }: Record<string, string | undefined>,
  at?: Date,
  findTense?: () => Tense,
): string | undefined {
  const [month, day] = [Number(m), Number(d)];
  // A leap year, where none is named.
  if (!(month >= 1 && month <= 12 && isDay(Number(y ?? 2000), month, day))) return undefined;
  const found = at && findTense && findYear(month, day, at, findTense());
  const year = y ?? (found && isDay(found, month, day) ? String(found) : 'XXXX');
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Whether a month has the day: there is no 31 April, and 29 February in leap years only. */
function isDay(year: number, month: number, day: number): boolean {
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The year of a day without one: the last such day, the next one, or the nearer of both. */
function findYear(month: number, day: number, at: Date, tense: Tense): number {
  const year = at.getUTCFullYear();
  const distance = Date.UTC(year, month - 1, day) - at.getTime();
  if (tense === 'past') return distance > 0 ? year - 1 : year;
  if (tense === 'future') return distance < -DAY ? year + 1 : year;
  if (distance > HALF_YEAR) return year - 1;
  return distance < -HALF_YEAR ? year + 1 : year;
}

const DAY = 86_400_000;
const HALF_YEAR = 183 * DAY;

function toSeason(calendar: Calendar, name?: string, year?: string): string | undefined {
  const code = ['SP', 'SU', 'FA', 'WI'][indexOf(calendar.seasons, name)];
  return code && `${year}-${code}`;
}

function toWeekday(index: number, direction: 1 | -1, reference?: Date): string | undefined {
  if (index === -1) return undefined;
  if (!reference) return `XXXX-WXX-${index + 1}`;
  const today = (reference.getUTCDay() + 6) % 7;
  const ahead = (index - today + 7) % 7 || 7;
  const back = (today - index + 7) % 7 || 7;
  return toIso(addDays(reference, direction === 1 ? ahead : -back));
}

/** "on Tuesday": the last one if the verb tells of the past, else the next one; today counts. */
function toNearWeekday(index: number, at: Date | undefined, findTense: () => Tense) {
  if (index === -1) return undefined;
  if (!at) return `XXXX-WXX-${index + 1}`;
  const ahead = (index - ((at.getUTCDay() + 6) % 7) + 7) % 7;
  const isPast = ahead > 0 && findTense() === 'past';
  return toIso(addDays(at, isPast ? ahead - 7 : ahead));
}

function toNearMonth(month: string | undefined, at: Date | undefined, findTense: () => Tense) {
  if (!month) return undefined;
  if (!at) return `XXXX-${month}`;
  // The middle of the month, so that neither end of it is nearer.
  const middle = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 15));
  return `${findYear(Number(month), 15, middle, findTense())}-${month}`;
}

function toTime(
  { h = '', min = '00', half = '' }: Record<string, string | undefined>,
  at?: Date,
): string {
  const isTwelve = half !== '';
  const hour = isTwelve ? (Number(h) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(h);
  return `${at ? toIso(at) : OPEN_DAY}T${String(hour).padStart(2, '0')}:${min}`;
}

function toPast(count = '1', name: string | undefined, calendar: Calendar, at?: Date) {
  const unit = findUnit(calendar, name);
  if (!at || !unit || !'YMWD'.includes(unit)) return unit && 'PAST_REF';
  const number = toNumber(count, calendar);
  if (unit === 'D' || unit === 'W') return toIso(addDays(at, -number * (unit === 'W' ? 7 : 1)));
  const months = number * (unit === 'Y' ? 12 : 1);
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1));
  return toIso(day).slice(0, unit === 'Y' ? 4 : 7);
}

const REFS = { '-1': 'PAST_REF', '0': 'PRESENT_REF', '1': 'FUTURE_REF' };

function toPeriod(unit: string | undefined, direction: 1 | 0 | -1, at?: Date): string | undefined {
  if (!unit || !'YMWD'.includes(unit)) return undefined;
  if (!at) return REFS[direction];
  if (unit === 'D') return toIso(addDays(at, direction));
  if (unit === 'W') return toWeek(addDays(at, 7 * direction));
  if (unit === 'Y') return String(at.getUTCFullYear() + direction);
  return toIso(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + direction, 1))).slice(
    0,
    7,
  );
}

/** The week of ISO 8601: the first one of a year contains its first Thursday. */
function toWeek(date: Date): string {
  const thursday = addDays(date, 3 - ((date.getUTCDay() + 6) % 7));
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / DAY;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

function toDuration(parts: [string, string][], calendar: Calendar): string | undefined {
  const amounts = parts.map(([count, name]) => ({
    number: toNumber(count, calendar),
    unit: findUnit(calendar, name),
  }));
  if (amounts.some(({ unit }) => unit === undefined)) return undefined;
  const write = (units: string): string =>
    amounts
      .filter(({ unit = '' }) => units.includes(unit))
      .map(({ number, unit }) => `${number}${unit?.toUpperCase()}`)
      .join('');
  const time = write('hms');
  return `P${write('YMWD')}${time && `T${time}`}`;
}

function toNumber(count: string, { numbers }: Calendar): number {
  const word = count.toLowerCase();
  return (Object.hasOwn(numbers, word) ? numbers[word] : undefined) ?? Number(count);
}

/** The date of a moment. "9999 years ago" has none of four digits, and an extreme moment none at all. */
function toIso(date: Date): string {
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : OPEN_DAY;
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}
