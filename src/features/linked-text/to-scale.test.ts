import { expect, test } from 'vitest';
import { toScale } from './to-scale';

test.each([
  ['media', [96, 4.5], 100],
  ['other domains', [2.9, 3.9], 3.9],
  ['no tags', [], 1],
])('toScale() of %s', (_, relevances, want) => {
  expect(toScale(relevances)).toBe(want);
});
