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
