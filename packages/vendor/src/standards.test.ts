import { expect, test } from 'vitest';
import { findCode, findKeyCode } from './standards';

test.each([
  ['Token.pos', 'NOUN', 'Universal POS tags', 'https://universaldependencies.org/u/pos/NOUN.html'],
  [
    'Token.fnc',
    'obl:arg',
    'Universal Dependency Relations',
    'https://universaldependencies.org/u/dep/obl.html',
  ],
  [
    'Tag.feats.MediaTopicId',
    '11000000',
    'IPTC Media Topics',
    'https://cv.iptc.org/newscodes/mediatopic/11000000',
  ],
  ['Tag.feats.wikidataId', 'Q183', 'Wikidata', 'https://www.wikidata.org/wiki/Q183'],
  ['Item.wikidataId', 'Q183', 'Wikidata', 'https://www.wikidata.org/wiki/Q183'],
])('findCode() of %s finds the entry of %s in its standard', (path, value, name, url) => {
  const [type = '', field = '', key] = path.split('.');
  const code = findCode({ type, field, ...(key !== undefined && { key }) }, value);
  expect(code).toMatchObject({ standard: { name }, url });
});

test.each([
  ['language', 'cs', 'Czech'],
  ['detected', 'de', 'German'],
])('findCode() of %s explains the language %s', (field, value, term) => {
  expect(findCode({ type: 'Any', field }, value)?.term).toBe(term);
});

test.each([
  ['P3Y4D', 'a duration'],
  ['2024-10-14', 'a calendar date or time'],
  ['T09:30', 'a time of day'],
  ['XXXX-WXX-1', 'a date in an unspecified year, or a repeated time'],
  ['PRESENT_REF', 'a time without a date'],
])('findCode() says what the time %s is', (value, term) => {
  expect(findCode({ type: 'Entity', field: 'stdForm' }, value)?.term).toBe(term);
});

test.each([
  ['a feature of another name', { type: 'Tag', field: 'feats', key: 'other' }, '11000000'],
  [
    'a Media Topic that is too long',
    { type: 'Tag', field: 'feats', key: 'MediaTopicId' },
    '110000001',
  ],
  ['an unassigned language', { type: 'Any', field: 'language' }, 'zz'],
  ['the name of a language', { type: 'Any', field: 'language' }, 'Czech'],
  ['a key inside a language', { type: 'Any', field: 'language', key: 'x' }, 'cs'],
  ['a name that is no time', { type: 'Entity', field: 'stdForm' }, 'Germany'],
  ['a tag that looks like a time', { type: 'Tag', field: 'stdForm' }, '2024'],
])('findCode() finds nothing for %s', (_, field, value) => {
  expect(findCode(field, value)).toBeUndefined();
});

test.each([
  ['a feature of another type', { type: 'Tag', field: 'feats' }, 'Case'],
  ['a feature with a digit', { type: 'Token', field: 'feats' }, 'Case1'],
  ['a feature that begins with a small letter', { type: 'Token', field: 'feats' }, 'isCase'],
  ['a key that is no language', { type: 'EditorialTag', field: 'stdForms' }, 'ces'],
])('findKeyCode() finds nothing for %s', (_, field, key) => {
  expect(findKeyCode(field, key)).toBeUndefined();
});

test('findKeyCode() knows languages and features, but not features of Geneea', () => {
  expect(findKeyCode({ type: 'EditorialTag', field: 'stdForms' }, 'cs')?.term).toBe('Czech');
  expect(findKeyCode({ type: 'Token', field: 'feats' }, 'Case')?.url).toBe(
    'https://universaldependencies.org/u/feat/Case.html',
  );
  expect(findKeyCode({ type: 'Token', field: 'feats' }, 'negated')).toBeUndefined();
});
