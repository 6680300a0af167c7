import { expect, it } from 'vitest';
import { readEnglish } from './english';
import cases from './english.cases.json';

// Sentences with the form, base form, and part of speech of each token, without punctuation.
it.each(cases)('readEnglish() of "%s" returns %s', async (text, tokens) => {
  const words = (await readEnglish(text)).flat().filter(({ pos }) => pos !== 'PUNCT');
  expect(words.map(({ text: form, lemma, pos }) => `${form} ${lemma} ${pos}`).join(', ')).toBe(
    tokens,
  );
});

it('readEnglish() cuts a text into sentences and leaves white space out', async () => {
  const sentences = await readEnglish('The garden  opens\n at noon.  Nobody came! ');
  expect(sentences.map((tokens) => tokens.map(({ text }) => text))).toEqual([
    ['The', 'garden', 'opens', 'at', 'noon', '.'],
    ['Nobody', 'came', '!'],
  ]);
  expect(await readEnglish(' ')).toEqual([]);
});
