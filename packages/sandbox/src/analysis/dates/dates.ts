import { findReadLanguage } from '../language/languages';
import type { ReadLanguage } from '../language/languages';
import { calendars } from './calendar';
import { createDateFinder } from './date-finder';
import type { DateFinder } from './date-finder';
import type { PatternMatch } from '../text/patterns';

const finders = new Map<ReadLanguage, DateFinder>();

/**
 * Finds dates, times, durations and sets, with standard forms after TIMEX3. What depends on
 * today is resolved against the reference date, or stays open. In a language without a calendar, it
 * finds nothing.
 *
 * @example
 * findDates('It took 3 years and 4 days.', 'en'); // [{ type: 'duration', standardForm: 'P3Y4D', … }]
 */
export function findDates(text: string, language: string, reference?: Date): PatternMatch[] {
  const read = findReadLanguage(language);
  if (!read) return [];
  const find = finders.get(read) ?? createDateFinder(calendars[read], read);
  finders.set(read, find);
  return find(text, reference);
}
