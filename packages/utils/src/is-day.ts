/**
 * Tells whether a text is a day of the calendar in ISO 8601 form.
 *
 * @example
 * isDay('2026-02-28'); // true
 * isDay('2026-02-30'); // false
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse() makes 2 March of 30 February.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
