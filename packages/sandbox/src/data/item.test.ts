import { expect, test } from 'vitest';
import { findStandardForm } from './item';

const UNION = { names: { en: ['European Union', 'EU'], cs: ['Evropská unie'], de: [''], fr: [] } };

test.each([
  [['en'], { value: 'European Union', language: 'en' }],
  [['cs', 'en'], { value: 'Evropská unie', language: 'cs' }],
  [['pl', 'en'], { value: 'European Union', language: 'en' }],
  [['de', 'fr', 'cs'], { value: 'Evropská unie', language: 'cs' }],
  [['pl'], undefined],
  [['constructor'], undefined],
  [[], undefined],
])('findStandardForm() finds the first of %j that the item has', (languages, form) => {
  expect(findStandardForm(UNION, languages)).toEqual(form);
});
