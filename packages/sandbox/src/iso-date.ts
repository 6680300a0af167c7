const FORM =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

const LONGEST_DAY = 24 * 60 * 60 * 1000;

/**
 * Reads a date in ISO 8601 form, with or without time and zone, as milliseconds since 1970. Without
 * a zone it is GMT, so that a response does not depend on where the sandbox runs.
 *
 * @example
 * parseIsoDate('2025-01-01T13:00+01:00') === Date.UTC(2025, 0, 1, 12); // true
 * parseIsoDate('2025-02-30'); // undefined
 */
export function parseIsoDate(text: string): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = 0, zone = 'Z'] =
    FORM.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // Date.UTC() makes 2 March of 30 February.
  if (!new Date(date).toISOString().startsWith(`${year}-${month}-${day}`)) return undefined;
  if (Number(minute) > 59 || Number(second) > 60) return undefined;
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  const time = seconds * 1000 + Number(`0.${fraction}`) * 1000;
  const offset = parseOffset(zone);
  // Hour 24 is the end of the day, so nothing comes after it.
  if (time > LONGEST_DAY || offset === undefined) return undefined;
  return date + time - offset;
}

function parseOffset(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))];
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
