import { expect, test } from 'vitest';
import { formatBytes } from './describe-response';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1432, '1.4 KB'],
  [999_960, '1.0 MB'],
  [5_000_000, '5.0 MB'],
])('formatBytes(%d) is %s', (bytes, want) => {
  expect(formatBytes(bytes)).toBe(want);
});
