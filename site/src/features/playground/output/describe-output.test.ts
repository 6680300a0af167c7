import { expect, test } from 'vitest';
import { render } from '@docs/genja';
import { findSentence, listChanging, listFeatures } from './describe-output';

function run(template: string) {
  const result = render({ template, language: 'cs' });
  if (!result.ok) throw new Error(result.error.message);
  return result;
}

test.each([
  ["{{ 'škola'|m('P6') }}", 'case locative (6), number plural, gender feminine'],
  ["{{ 'koalice'|m('#1') }}", 'case nominative (1), number singular, gender feminine'],
  [
    "{{ 'nový člen'|m('2') }}",
    'case genitive (2), number singular, gender masculine, animacy animate',
  ],
  ["{{ 'volby'|m('7') }}", 'case instrumental (7), number plural, gender feminine'],
  ["{{ 'vyhrát'|m('rFS') }}", 'number singular, gender feminine, tense past'],
  [
    "{{ 'vyhrát'|morph('Tense=Pres|Number=Plur') }}",
    'number plural, person 3rd person, tense future',
  ],
  ["{{ 'hrát'|morph('Person=1') }}", 'number singular, person 1st person, tense present'],
  ["{{ 'hrát'|m('#1') }}", ''],
])('listFeatures() of %s is %s', (template, features) => {
  const list = listFeatures(run(template).words[0]!);
  expect(list.map((pair) => pair.join(' ')).join(', ')).toBe(features);
});

test('findSentence() gives the forms before and after agreement', () => {
  const { output, words } = run(
    "Bylo jasno. Dnes {{ 'koalice'|m('1#1') }} {{ 'vyhrát'|m('r@1') }} volby. Konec.",
  );
  const { pieces, hasChanges } = findSentence(output, words, words[1]!);
  expect(hasChanges).toBe(true);
  expect(pieces.map(({ text }) => text).join('')).toBe('Dnes koalice vyhrála volby');
  expect(pieces.map(({ text, before = text }) => before).join('')).toBe(
    'Dnes koalice vyhrál volby',
  );
});

const LONG =
  'This sentence is the same in all of them, whatever the number in the data may be today.';

test('keeps short texts whole', () => {
  expect(listChanging(['1 box\n', '2 boxes\n'])).toEqual(['1 box', '2 boxes']);
});

test('leaves out the sentences that do not change', () => {
  expect(listChanging([`${LONG} 1 box.`, `${LONG} 2 boxes.`])).toEqual(['1 box.', '2 boxes.']);
});

test('shows the first sentence when nothing changes', () => {
  expect(listChanging([`${LONG} End.`, `${LONG} End.`])).toEqual([LONG, LONG]);
});
