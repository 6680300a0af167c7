import { expect, test } from 'vitest';
import { printChange, printDifference, printPath, printValue } from './print-change';

test.each([
  [[], 'whole response'],
  [['tags', 3, 'stdForm'], 'tags[3].stdForm'],
  [[0, 'id'], '[0].id'],
  [['itemSentiments', 'e0', 'mean'], 'itemSentiments.e0.mean'],
  [['clé', 'a b', ''], 'clé["a b"][""]'],
])('printPath(%j) is %s', (path, printed) => {
  expect(printPath(path)).toBe(printed);
});

test('printValue() says how large a long value is, and shows its beginning', () => {
  const tags = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}` }));
  expect(printValue(tags)).toMatch(/^30 items: \[\{"id":"t0"\},.*…$/);
  expect(printValue(Object.fromEntries(tags.map((tag) => [tag.id, tag])))).toMatch(/^30 fields: /);
  expect(printValue([tags])).toMatch(/^1 item: /);
  expect(printValue(tags).length).toBeLessThan(100);
});

test('printValue() shows 80 characters whole', () => {
  expect(printValue('a'.repeat(78))).toBe(`"${'a'.repeat(78)}"`);
  expect(printValue('a'.repeat(79))).toBe(`"${'a'.repeat(79)}…`);
});

test('printChange() shows the beginning of what became a text, or was one', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const [list, text] = ['50 items: [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,1…', '"text"'];
  expect(printChange({ kind: 'changed', from: numbers, to: 'text' })).toEqual({
    before: list,
    after: text,
  });
  expect(printChange({ kind: 'changed', from: 'text', to: numbers })).toEqual({
    before: text,
    after: list,
  });
});

test.each([
  ['texts of 80 characters whole', `${'a'.repeat(77)}b`, `${'a'.repeat(77)}c`, null],
  [
    'a long text from its start if it differs there',
    `b${'a'.repeat(99)}`,
    'c',
    [`"b${'a'.repeat(78)}…`, '"c"'],
  ],
  [
    'both from the same place if only one is long',
    'a'.repeat(60),
    'a'.repeat(100),
    [`…${'a'.repeat(12)}"`, `…${'a'.repeat(52)}"`],
  ],
  [
    'a long rest without its end',
    `${'a'.repeat(60)}b`,
    `${'a'.repeat(60)}${'c'.repeat(99)}`,
    [`…${'a'.repeat(12)}b"`, `…${'a'.repeat(12)}${'c'.repeat(68)}…`],
  ],
  [
    'a rest of 80 characters with its end',
    `${'a'.repeat(60)}b`,
    `${'a'.repeat(60)}${'c'.repeat(67)}`,
    [`…${'a'.repeat(12)}b"`, `…${'a'.repeat(12)}${'c'.repeat(67)}"`],
  ],
])('printChange() shows %s', (_, from, to, want) => {
  const [before, after] = want ?? [JSON.stringify(from), JSON.stringify(to)];
  expect(printChange({ kind: 'changed', from, to })).toEqual({ before, after });
});

test('printValue() does not cut a character in two', () => {
  expect(printValue('🎸'.repeat(60))).toBe(`"${'🎸'.repeat(39)}…`);
  expect(printValue(`x${'🎸'.repeat(60)}`)).toBe(`"x${'🎸'.repeat(39)}…`);
});

test.each([
  ['a', 'b', '…🎸🎸🎸🎸🎸🎸a"'],
  ['xa', 'xb', '…🎸🎸🎸🎸🎸xa"'],
  ['🎸', '🎹', '…🎸🎸🎸🎸🎸🎸"'],
])('printChange() does not cut a character in two before %s and %s', (from, to, want) => {
  const text = '🎸'.repeat(60);
  expect(printChange({ kind: 'changed', from: text + from, to: text + to }).before).toBe(want);
});

test('printDifference() shows the sign', () => {
  expect([8, -1500.5, 0.000001, 0].map(printDifference)).toEqual([
    '+8',
    '−1,500.5',
    '+0.000001',
    '+0',
  ]);
});
