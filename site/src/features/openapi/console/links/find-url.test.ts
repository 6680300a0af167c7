import { expect, test } from 'vitest';
import { findUrl, findRuleUrl } from './find-url';

const PAGE = new Set([
  'analyze',
  'analyze.categories',
  'analyze.categories.code',
  'analyze.metadata',
]);
const isOnPage = (id: string): boolean => PAGE.has(id);

test.each([
  ['a field of an item', ['categories', 0, 'code'], 'analyze.categories.code'],
  [
    'a number that a pointer gave as a text',
    ['categories', '0', 'code'],
    'analyze.categories.code',
  ],
  ['the key of a map', ['metadata', 'author'], 'analyze.metadata'],
  ['a field that nobody knows', ['other'], 'analyze'],
  ['the body', [], 'analyze'],
])('findUrl() of %s', (_, path, want) => {
  expect(findUrl('analyze', path, isOnPage)).toBe(want);
});

test('findRuleUrl() looks beside the field, then further out', () => {
  const rules = new Set(['a.constraints.rule-dates', 'a.rule-text']);
  const find = (rule: string) =>
    findRuleUrl('a', ['constraints', 'dateAfter'], rule, (id) => rules.has(id));
  expect(find('dates')).toBe('a.constraints.rule-dates');
  expect(find('text')).toBe('a.rule-text');
  expect(find('other')).toBeUndefined();
});
