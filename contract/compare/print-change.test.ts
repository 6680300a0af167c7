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

test('printChange() shows long texts where they begin to differ', () => {
  const text = 'Mr. Macron visits a trade show in Munich, as he did in all years before this one. ';
  const { before, after } = printChange({ kind: 'changed', from: `${text}Ok.`, to: `${text}No.` });
  expect(before).toBe('…e this one. Ok."');
  expect(after).toBe('…e this one. No."');
});

test('printValue() does not cut a character in two', () => {
  for (const start of ['', 'x']) {
    const printed = printValue(start + '🎸'.repeat(60));
    // It throws at half of a character.
    expect(() => encodeURIComponent(printed)).not.toThrow();
  }
});

test('printChange() does not cut a character in two where texts begin to differ', () => {
  const text = '🎸'.repeat(60);
  for (const [from, to] of [
    ['xa', 'xb'],
    ['🎸', '🎹'],
  ]) {
    const { before } = printChange({ kind: 'changed', from: text + from, to: text + to });
    expect(() => encodeURIComponent(before)).not.toThrow();
  }
});

test('printDifference() shows the sign', () => {
  expect([8, -1500.5, 0.000001].map(printDifference)).toEqual(['+8', '−1,500.5', '+0.000001']);
});
