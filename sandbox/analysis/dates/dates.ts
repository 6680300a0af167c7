import { calendars } from './calendar';
import { createDateFinder } from './date-finder';
import type { DateFinder } from './date-finder';
import type { PatternMatch } from '../entities/patterns';

const finders = new Map<string, DateFinder>();

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
  const find = finders.get(key) ?? createDateFinder(calendars[key] ?? calendars.en, key);
  finders.set(key, find);
  return find(text, reference);
}
