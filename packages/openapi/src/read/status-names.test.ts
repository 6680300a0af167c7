import { expect, test } from 'vitest';
import { toStatusLine } from './status-names';

test.each([
  ['404', '404 Not Found'],
  [413, '413 Payload Too Large'],
  ['418', '418'],
])('toStatusLine() of %s is %s', (status, want) => {
  expect(toStatusLine(status)).toBe(want);
});
