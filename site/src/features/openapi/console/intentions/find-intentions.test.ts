import { expect, test } from 'vitest';
import { loadIntentions } from '@docs/vendor/node';
import { findIntentions } from './find-intentions';

test.each([
  ['german names', ['names-in-german']],
  ['  HEADLINE ', ['people-in-the-headline']],
  ['domicile', ['article-comes-from']],
  ['german xyz', []],
])('findIntentions() of %j', async (words, want) => {
  const { analyze = [] } = await loadIntentions('media-v2');
  expect(findIntentions(analyze, words).map(({ id }) => id)).toEqual(want);
});

test('findIntentions() without words returns all', async () => {
  const { analyze = [] } = await loadIntentions('media-v2');
  expect(findIntentions(analyze, '')).toEqual(analyze);
});
