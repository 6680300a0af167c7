import { expect, test, vi } from 'vitest';
import { isTooLargeToCheck } from './use-check';

vi.mock('@generated/sandbox/default/contracts.json', () => ({ default: '/contracts.json' }));

test.each([
  ['512,000 letters of one byte', 'a'.repeat(512_000), false],
  ['one more', 'a'.repeat(512_001), true],
  ['256,000 letters of two bytes', 'č'.repeat(256_000), false],
  ['one more of two bytes', 'č'.repeat(256_001), true],
])('isTooLargeToCheck() of %s', (_, text, want) => {
  expect(isTooLargeToCheck(text)).toBe(want);
});
