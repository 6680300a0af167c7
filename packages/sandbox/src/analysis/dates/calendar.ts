import type { ReadLanguage } from '../language/languages';
import table from './calendars.json';

/** The words of dates in one language, each written as a pattern without groups. */
export interface Calendar {
  /** January to December. */
  months: string[];
  /** Monday to Sunday. */
  weekdays: string[];
  /** Spring, summer, autumn, winter. */
  seasons: string[];
  units: Record<'Y' | 'M' | 'W' | 'D' | 'h' | 'm' | 's', string>;
  today: string;
  tomorrow: string;
  yesterday: string;
  afterTomorrow: string;
  beforeYesterday: string;
  now: string;
  tonight: string;
  lastNight: string;
  next: string;
  last: string;
  this: string;
  thisYear?: string;
  lastYear?: string;
  every: string;
  and: string;
  /** One to ten. */
  numbers: string[];
  /** Words before a month that means a date: "in May", but not "may". */
  beforeMonth: string;
  /** Around a count and a unit: how long ago. */
  ago: { before: string; after: string };
  /** An hour of the day, from its digit on, with the groups h, min and half. */
  clock: string;
  /** A unit without a count, such as "hodinu". */
  single?: string;
  /** Verbs that tell that a date is past, or to come. */
  past: string;
  future: string;
}

export const calendars: Record<ReadLanguage, Calendar> = table;
