import { expect, test } from 'vitest';
import { LONGEST, reject } from './use-live-analysis';

test.each([
  ['a sentence', 'Macron visits Munich.', undefined],
  ['the longest text, in code points', '🎸'.repeat(LONGEST), undefined],
  [
    'a longer one',
    'x'.repeat(LONGEST + 1),
    /has 10,001 characters\. This demo analyzes at most 10,000/,
  ],
  ['blanks', ' \n ', /^Enter a sentence/],
])('reject() of %s', (_, text, want) => {
  const message = reject(text);
  if (want === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(want);
});
