import { expect, test } from 'vitest';
import { findField, findShape, isKnownShape, toFieldUrl } from './field-map';
import type { FieldMap } from './field-map';

const map: FieldMap = {
  route: '/shop/reference/',
  types: {
    Receipt: {
      lines: { shape: '[]Line' },
      prices: { shape: '{}[]Price' },
      labels: { shape: '{}string' },
      about: { shape: 'Receipt.about' },
      debug: { shape: 'any' },
    },
    'Receipt.about': { key: { shape: 'string' } },
    Line: { name: { shape: 'string' }, inner: { shape: 'Line' } },
    Price: { value: { shape: 'number' } },
  },
  bodies: {
    'buy.response': 'Receipt',
    'list.response': '{}Receipt',
    'history.response': '[]Receipt',
  },
};

test.each([
  ['a field', 'buy.response', ['lines'], { type: 'Receipt', field: 'lines' }],
  ['a field in a list', 'buy.response', ['lines', 3, 'name'], { type: 'Line', field: 'name' }],
  ['an element of a list', 'buy.response', ['lines', 3], { type: 'Receipt', field: 'lines' }],
  ['an element of a list that is the body', 'history.response', [0], undefined],
  [
    'a list that is the body',
    'history.response',
    [0, 'lines'],
    { type: 'Receipt', field: 'lines' },
  ],
  ['an element of what is no list', 'Line', ['name', 0], { type: 'Line', field: 'name' }],
  ['a type inside itself', 'Line', ['inner', 'inner', 'name'], { type: 'Line', field: 'name' }],
  ['in a map of lists', 'Receipt', ['prices', 'x', 0, 'value'], { type: 'Price', field: 'value' }],
  ['a map’s key', 'Receipt', ['labels', 'en'], { type: 'Receipt', field: 'labels', key: 'en' }],
  ['no type', 'Receipt', ['about', 'key'], { type: 'Receipt', field: 'about', key: 'key' }],
  ['any value', 'Receipt', ['debug', 'a', 'b'], { type: 'Receipt', field: 'debug', key: 'b' }],
  ['a list of what is one', 'Line', [0, 'name'], { type: 'Line', field: 'name' }],
  ['a response by ID', 'list.response', ['G1', 'lines'], { type: 'Receipt', field: 'lines' }],
  ['an ID', 'list.response', ['G1'], undefined],
  ['an unknown field', 'Receipt', ['constructor'], undefined],
  ['an unknown body', 'sell.response', ['lines'], undefined],
])('findField() of %s', (_, start, path, want) => {
  expect(findField(map, start, path)).toEqual(want);
});

test('findShape() leads through lists, maps, and fields', () => {
  const find = (...path: (string | number)[]) => findShape(map, 'buy.response', path);
  expect([find('lines'), find('lines', 2), find('about')]).toEqual([
    '[]Line',
    'Line',
    'Receipt.about',
  ]);
  expect([find('prices', 'x', 0), find('labels', 'en'), find('no')]).toEqual([
    'Price',
    'string',
    undefined,
  ]);
});

test('isKnownShape() knows types and bodies', () => {
  expect(
    ['Line', 'buy.response', 'toString', 'buy'].map((name) => isKnownShape(map, name)),
  ).toEqual([true, true, false, false]);
});

test('toFieldUrl() leads to the field, also for keys inside it', () => {
  expect(toFieldUrl(map, { type: 'Receipt', field: 'labels', key: 'en' })).toBe(
    '/shop/reference/Receipt/#field-labels',
  );
});
