import { expect, test } from 'vitest';
import { isDay } from './is-day';

test.each<[text: string, expected: boolean]>([
  ['2026-11-22', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-2', false],
  [' 2026-11-22', false],
  ['2026-11-22T10:00', false],
  ['', false],
])('isDay(%j) is %j', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
