import { expect, it } from 'vitest';
import { readEnglish } from './english';

/** The tokens as "word lemma part-of-speech", punctuation left out. */
async function read(text: string): Promise<string[]> {
  return (await readEnglish(text))
    .flat()
    .filter(({ pos }) => pos !== 'PUNCT')
    .map(({ text: form, lemma, pos }) => `${form} ${lemma} ${pos}`);
}

it.each([
  ['Visitors can see ships.', 'Visitors visitor NOUN'],
  ['Heavy rain flooded villages.', 'Heavy heavy ADJ'],
  ['Everything hurts.', 'Everything everything PRON'],
  ['Smith came late.', 'Smith Smith PROPN'],
  ['Macron visits a fair.', 'visits visit VERB'],
  ['Macron visits a fair.', 'Macron Macron PROPN'],
  ['The union demands 8% higher wages.', 'union union NOUN'],
  ['The union demands 8% higher wages.', 'demands demand VERB'],
  ['Tim Cook presented a phone.', 'Cook Cook PROPN'],
  ['I bought this washing machine.', 'washing washing NOUN'],
  ['They were washing clothes.', 'washing wash VERB'],
  ['They told us.', 'us we PRON'],
  ['We know her.', 'her she PRON'],
  ['We know her brother.', 'her her PRON'],
  ['The new iPhone is here.', 'new new ADJ'],
  ['Nobody answers e-mails.', 'e-mails e-mail NOUN'],
])('readEnglish() of "%s" contains %s', async (text, token) => {
  expect(await read(text)).toContain(token);
});
