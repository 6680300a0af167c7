import { expect, test } from 'vitest';
import { render } from '#genja/render';
import { findSentence, listChanging, listFeatures } from './describe-output';

function run(template: string) {
  const result = render({ template, language: 'cs' });
  if (!result.ok) throw new Error(result.error.message);
  return result;
}

test('listFeatures() names the case with its number', () => {
  const { words } = run("{{ 'škola'|m('P6') }}");
  expect(listFeatures(words[0]!)).toEqual([
    ['number', 'plural'],
    ['case', 'locative (6)'],
  ]);
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
