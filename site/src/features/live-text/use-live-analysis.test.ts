import { expect, test } from 'vitest';
import { LONGEST, findRejection } from './use-live-analysis';

test.each([
  ['a sentence', 'Macron visits Munich.', undefined],
  ['the longest text, in code points', '🎸'.repeat(LONGEST), undefined],
  [
    'a longer one',
    'x'.repeat(LONGEST + 1),
    /has 10,001 characters\. This demo analyzes at most 10,000/,
  ],
  ['blanks', ' \n ', /^Enter a sentence/],
])('findRejection() of %s', (_, text, want) => {
  const message = findRejection(text);
  if (want === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(want);
});
