import { describe, expect, it } from 'vitest';
import { hasEndings, isAdjective, stem } from './stem';

describe('stem()', () => {
  it.each([
    ['en', 'Ships', 'ship'],
    ['en', 'gas', 'gas'],
    ['en', 'press', 'press'],
    ['cs', 'Německo', 'německ'],
    ['cs', 'Praze', 'prah'],
    ['cs', 'republice', 'republik'],
    ['cs', 'novinového', 'novin'],
    ['cs', 'den', 'den'],
    ['cs', 'oko', 'oko'],
    ['sk', 'Prahe', 'prah'],
    ['sk', 'Praze', 'prah'],
    ['sk', 'Americe', 'amerik'],
    ['pl', 'Polsce', 'polsk'],
    ['pl', 'Łodzie', 'łodz'],
    ['pl', 'centrum', 'centrum'],
    ['de', 'Städten', 'städt'],
    ['de', 'Weiz', 'weiz'],
    ['de', 'Doc', 'doc'],
    ['fr', 'journaux', 'journau'],
    ['nl', 'Schepen', 'schepen'],
    ['constructor', 'Ships', 'ships'],
  ])('in "%s" takes %s to %s', (language, word, bare) => {
    expect(stem(word, language)).toBe(bare);
  });
});

it('hasEndings() knows the languages whose words stem() changes', () => {
  const languages = ['en', 'cs', 'sk', 'pl', 'de', 'fr', 'nl', 'und', 'constructor'];
  expect(languages.filter(hasEndings)).toEqual(['en', 'cs', 'sk', 'pl', 'de', 'fr']);
});

it.each([
  ['české', 'cs', true],
  ['českého', 'cs', true],
  ['slovenská', 'sk', true],
  ['polské', 'pl', false],
  ['Česko', 'cs', false],
  ['Ústí', 'cs', false],
])('isAdjective() of %s (%s) returns %s', (word, language, want) => {
  expect(isAdjective(word, language)).toBe(want);
});
