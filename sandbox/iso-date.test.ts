import { expect, it } from 'vitest';
import { parseIsoDate } from './iso-date';

it.each([
  ['2025-01-01', '2025-01-01T00:00:00.000Z'],
  ['2025-01-01T12:00', '2025-01-01T12:00:00.000Z'],
  ['2025-01-01T12:00:30', '2025-01-01T12:00:30.000Z'],
  ['2025-01-01T12:00:00.25Z', '2025-01-01T12:00:00.250Z'],
  ['2025-01-01T12:00:00,5Z', '2025-01-01T12:00:00.500Z'],
  ['2025-01-01T12:00:00+02:00', '2025-01-01T10:00:00.000Z'],
  ['2025-01-01T12:00:00+0230', '2025-01-01T09:30:00.000Z'],
  ['2025-01-01T12:00:00-05', '2025-01-01T17:00:00.000Z'],
  ['2024-12-31T24:00', '2025-01-01T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
])('parseIsoDate() reads %s as %s', (text, date) => {
  const time = parseIsoDate(text);
  expect(time === undefined ? undefined : new Date(time).toISOString()).toBe(date);
});

it.each(['2024-13-45', '2025-02-30', '2025-1-1', '1 May 2024', '2025-01-01T25:00', 'NOW', ''])(
  'parseIsoDate() finds no date in "%s"',
  (text) => {
    expect(parseIsoDate(text)).toBeUndefined();
  },
);
