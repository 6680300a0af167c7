import { expect, test } from 'vitest';
import { fold, listSearchWords, toTokens } from './tokens';

const toParts = (text: string) =>
  listSearchWords(text).map((word) => word.map((token) => token.text));

test.each([
  ['returnObjectFields', [['return', 'object', 'fields']]],
  ['/v2/photos/{dataset}/recommend', [['v2'], ['photos'], ['dataset'], ['recommend']]],
  ['X-API-Key', [['x'], ['api'], ['key']]],
  ['APIKey', [['api', 'key']]],
  ['mTag', [['m', 'tag']]],
  ['TIMEX3', [['timex3']]],
  ['0.163.0', [['0'], ['163'], ['0']]],
  ['EXPIRE_DATE', [['expire'], ['date']]],
  ['Čeština', [['cestina']]],
  ['日本語', [['日本語']]],
  ['🙂 \u0000 --', []],
])('listSearchWords() cuts %j where a reader cuts it', (text, want) => {
  expect(toParts(text)).toEqual(want);
});

test('listSearchWords() knows where each part is', () => {
  expect(
    listSearchWords('a likePhotoId')
      .at(1)
      ?.map((token) => token.start),
  ).toEqual([2, 6, 11]);
});

test('toTokens() lists a name, its parts and its ends', () => {
  expect(toTokens('likePhotoId').sort()).toEqual(
    ['like', 'photo', 'id', 'likephotoid', 'photoid'].sort(),
  );
});

test('fold() keeps the places of characters', () => {
  expect(fold('Ĳ ﬁ Č ß')).toHaveLength('Ĳ ﬁ Č ß'.length);
});
