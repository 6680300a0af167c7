import { expect, it } from 'vitest';
import { standalone } from './text';

it.each([
  ['in a Café', []],
  ['in a Cafe\u0301', []],
  ['in a Cafe.', ['Cafe']],
  ['☕️Cafe', ['Cafe']],
  ['Cafeteria', []],
])('standalone() finds in "%s" %j', (text, want) => {
  expect(text.match(standalone('cafe')) ?? []).toEqual(want);
});
