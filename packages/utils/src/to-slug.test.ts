import { expect, test } from 'vitest';
import { toSlug } from './to-slug';

test.each([
  ['Dates – and times', 'dates--and-times'],
  ['Error handling: retry_after (429)?', 'error-handling-retry_after-429'],
  ['JSON-RPC', 'json-rpc'],
])('toSlug() of the heading %s is %s', (heading, want) => {
  expect(toSlug(heading)).toBe(want);
});
