/** Standard forms after TIMEX3. What depends on today stays open without a reference date. */
import type { Calendar } from './calendar';
import type { Tense } from './tense';

/** A day that nothing tells. */
export const OPEN_DAY = 'XXXX-XX-XX';

export function indexOf(names: string[], name = ''): number {
  return names.findIndex((pattern) => isWhole(pattern, name));
}

const wholes = new Map<string, RegExp>();

/** Whether a pattern of the calendar matches all of a name. Compiled once: that takes longest here. */
function isWhole(pattern: string, name: string): boolean {
  const whole = wholes.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'iu');
  wholes.set(pattern, whole);
  return whole.test(name);
}

export function findMonth(calendar: Calendar, name?: string): string | undefined {
  const index = indexOf(calendar.months, name);
  return index === -1 ? undefined : String(index + 1).padStart(2, '0');
}

export function findUnit(calendar: Calendar, name = ''): string | undefined {
  return Object.entries(calendar.units).find(([, pattern]) => isWhole(pattern, name))?.[0];
}

export function readDay(
  { y, m, d }: Record<string, string | undefined>,
  at?: Date,
  findTense?: () => Tense,
): string | undefined {
  const [month, day] = [Number(m), Number(d)];
  // A leap year, where none is named.
  if (!(month >= 1 && month <= 12 && isDay(Number(y ?? 2000), month, day))) return undefined;
  const likelyYear = at && findTense && findYear(month, day, at, findTense());
  const year = y ?? (likelyYear && isDay(likelyYear, month, day) ? String(likelyYear) : 'XXXX');
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

export function toSeason(calendar: Calendar, name?: string, year?: string): string | undefined {
  const code = ['SP', 'SU', 'FA', 'WI'][indexOf(calendar.seasons, name)];
  return code && `${year}-${code}`;
}

export function toWeekday(index: number, direction: 1 | -1, reference?: Date): string | undefined {
  if (index === -1) return undefined;
  if (!reference) return `XXXX-WXX-${index + 1}`;
  const today = (reference.getUTCDay() + 6) % 7;
  const ahead = (index - today + 7) % 7 || 7;
  const back = (today - index + 7) % 7 || 7;
  return toIso(addDays(reference, direction === 1 ? ahead : -back));
}

/** "on Tuesday": the last one if the verb tells of the past, else the next one; today counts. */
export function toNearWeekday(index: number, at: Date | undefined, findTense: () => Tense) {
  if (index === -1) return undefined;
  if (!at) return `XXXX-WXX-${index + 1}`;
  const ahead = (index - ((at.getUTCDay() + 6) % 7) + 7) % 7;
  const isPast = ahead > 0 && findTense() === 'past';
  return toIso(addDays(at, isPast ? ahead - 7 : ahead));
}

export function toNearMonth(
  month: string | undefined,
  at: Date | undefined,
  findTense: () => Tense,
) {
  if (!month) return undefined;
  if (!at) return `XXXX-${month}`;
  // The middle of the month, so that neither end of it is nearer.
  const middle = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 15));
  return `${findYear(Number(month), 15, middle, findTense())}-${month}`;
}

export function toTime(
  { h = '', min = '00', half = '' }: Record<string, string | undefined>,
  at?: Date,
): string {
  const isTwelve = half !== '';
  const hour = isTwelve ? (Number(h) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(h);
  return `${at ? toIso(at) : OPEN_DAY}T${String(hour).padStart(2, '0')}:${min}`;
}

export function toPast(count = '1', name: string | undefined, calendar: Calendar, at?: Date) {
  const unit = findUnit(calendar, name);
  if (!at || !unit || !'YMWD'.includes(unit)) return unit && 'PAST_REF';
  const number = toNumber(count, calendar);
  if (unit === 'D' || unit === 'W') return toIso(addDays(at, -number * (unit === 'W' ? 7 : 1)));
  const months = number * (unit === 'Y' ? 12 : 1);
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1));
  return toIso(day).slice(0, unit === 'Y' ? 4 : 7);
}

const REFS = { '-1': 'PAST_REF', '0': 'PRESENT_REF', '1': 'FUTURE_REF' };

export function toPeriod(
  unit: string | undefined,
  direction: 1 | 0 | -1,
  at?: Date,
): string | undefined {
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

export function toDuration(parts: [string, string][], calendar: Calendar): string | undefined {
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
  const index = indexOf(numbers, count);
  return index === -1 ? Number(count) : index + 1;
}

/** The date of a moment. "9999 years ago" has none of four digits, and an extreme moment none at all. */
export function toIso(date: Date): string {
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : OPEN_DAY;
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}
