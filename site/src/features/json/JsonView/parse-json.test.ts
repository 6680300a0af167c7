import { expect, test } from 'vitest';
import { parseJson } from './parse-json';

test.each([
  ['{"a": [1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a": ', undefined],
])('parseJson() of %j', (text, want) => {
  expect(parseJson(text)).toEqual(want);
});
