import { expect, test } from 'vitest';
import { printStatusLine } from './status-names';

test.each([
  ['404', '404 Not Found'],
  [413, '413 Payload Too Large'],
  ['418', '418'],
])('printStatusLine() of %s is %s', (status, want) => {
  expect(printStatusLine(status)).toBe(want);
});
