import { expect, it } from 'vitest';
import { correct, restoreOriginal } from './correct';
import { segment } from './segment';

it.each([
  ['teh trade show', ['teh']],
  ['A_teh show. I recieve it 🎸 untill then', ['A_teh', 'recieve', 'untill']],
])('restoreOriginal() keeps the submitted form of "%s"', async (text, want) => {
  const correction = correct(text, { casual: true, diacritics: false });
  const [paragraph] = await segment([{ type: 'BODY', text: correction.text }], 'de');
  const restored = restoreOriginal(paragraph!, correction);
  const tokens = restored.sentences.flatMap((sentence) => sentence.tokens);
  expect(tokens.flatMap(({ origText }) => origText ?? [])).toEqual(want);
  for (const token of tokens) {
    const { off, origOff = off, origText = token.text } = token;
    expect([...text].slice(origOff).join('').startsWith(origText)).toBe(true);
  }
});

it.each([
  ['Sme tady. TEH end, chybý albumy', 'Jsme tady. The end, chybí alba', 'casual'],
  ['muj Muj pritel, skola', 'muj Muj pritel, skola', 'casual'],
  ['muj Muj pritel, skola', 'můj Můj přítel, škola', 'diacritics'],
  ['můj v Nemecku, Nemecko', 'můj v Nemecku, Německo', 'diacritics'],
  ['Mají dráp, teh', 'Mají dráp, teh', 'diacritics'],
  ['constructor', 'constructor', 'casual'],
  ['teh muj', 'teh muj', 'nothing'],
])('correct() takes "%s" for "%s" (%s)', (text, want, kind) => {
  const options = { casual: kind === 'casual', diacritics: kind === 'diacritics' };
  expect(correct(text, options).text).toBe(want);
});

it('correct() says where the words were, and where they are', () => {
  expect(correct('Sme tu 🎸 untill', { casual: true, diacritics: false })).toEqual({
    text: 'Jsme tu 🎸 until',
    original: 'Sme tu 🎸 untill',
    changes: [
      { start: 0, text: 'Jsme', originalStart: 0, original: 'Sme' },
      { start: 11, text: 'until', originalStart: 10, original: 'untill' },
    ],
  });
});

it('restoreOriginal() adds nothing to a paragraph without corrections', async () => {
  const correction = correct('The show 🎸.', { casual: true, diacritics: true });
  const [paragraph] = await segment([{ type: 'BODY', text: correction.text }], 'en');
  expect(restoreOriginal(paragraph!, correction)).toBe(paragraph);
});

it('restoreOriginal() gives offsets of the submitted text where they differ', async () => {
  const correction = correct('Sme tu 🎸 untill dne', { casual: true, diacritics: false });
  const [paragraph] = await segment([{ type: 'BODY', text: correction.text }], 'cs');
  const restored = restoreOriginal(paragraph!, correction);
  expect(restored.origText).toBe('Sme tu 🎸 untill dne');
  const tokens = restored.sentences.flatMap((sentence) => sentence.tokens);
  expect(tokens.map(({ text, off, origText, origOff }) => [text, off, origText, origOff])).toEqual([
    ['Jsme', 0, 'Sme', undefined],
    ['tu', 5, undefined, 4],
    ['🎸', 8, undefined, 7],
    ['until', 10, 'untill', 9],
    ['dne', 16, undefined, undefined],
  ]);
});
