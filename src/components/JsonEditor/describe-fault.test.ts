import { expect, test } from 'vitest';
import { describeFault } from './describe-fault';

test.each([
  ['what is JSON', '{"id": "1"}', undefined],
  ['a comma too many', '{"id": 1,}', 'This is not JSON yet: line 1, column 10.'],
  ['a fault on another line', '{\n  "id": x\n}', 'This is not JSON yet: line 2, column 9.'],
  ['a text that ends too early', '{"id": ', 'This is not JSON yet: line 1, column 8.'],
  ['an empty text', '', 'This is not JSON yet: line 1, column 1.'],
  ['a comment', '{} // no', 'This is not JSON yet: line 1, column 4.'],
  ['a text too long to look for the place', '"'.padEnd(300_000, 'a'), 'This is not JSON yet.'],
])('describeFault() of %s', (_, text, want) => {
  expect(describeFault(text)).toBe(want);
});
