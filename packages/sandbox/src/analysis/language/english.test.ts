import { expect, it } from 'vitest';
import { readEnglish } from './english';

/** Sentences with the form, base form, and part of speech of each token; punctuation is left out. */
const SENTENCES = [
  [
    'Heavy rain flooded villages.',
    'Heavy heavy ADJ, rain rain NOUN, flooded flood VERB, villages village NOUN',
  ],
  ['Heavy 5 trucks came.', 'Heavy heavy ADJ, 5 5 NUM, trucks truck NOUN, came come VERB'],
  ['Smith came.', 'Smith Smith PROPN, came come VERB'],
  ['Invoices came.', 'Invoices invoice NOUN, came come VERB'],
  ['Rooms are dirty.', 'Rooms room NOUN, are be AUX, dirty dirty ADJ'],
  ['NASA opened.', 'NASA NASA PROPN, opened open VERB'],
  ['McDonald opened.', 'McDonald McDonald PROPN, opened open VERB'],
  ['iPhone sales rose.', 'iPhone iPhone PROPN, sales sale NOUN, rose rise VERB'],
  ['Macron Opens Fair', 'Macron Macron PROPN, Opens open VERB, Fair Fair PROPN'],
  ['Karel Long is here.', 'Karel Karel PROPN, Long Long PROPN, is be AUX, here here ADV'],
  [
    'Mary Brown and Peter Black met.',
    'Mary Mary PROPN, Brown Brown PROPN, and and CCONJ, Peter Peter PROPN, Black Black PROPN, met meet VERB',
  ],
  ['Nobody came.', 'Nobody nobody PRON, came come VERB'],
  ['Anything helps.', 'Anything anything PRON, helps help VERB'],
  ['Everyone knows Macron.', 'Everyone everyone PRON, knows know VERB, Macron Macron PROPN'],
  [
    'I saw nothing and someone told anybody.',
    'I i PRON, saw see VERB, nothing nothing PRON, and and CCONJ, someone someone PRON, told tell VERB, anybody anybody PRON',
  ],
  ['Some people came.', 'Some some DET, people people NOUN, came come VERB'],
  ['Any questions?', 'Any any DET, questions question NOUN'],
  ['They told us.', 'They they PRON, told tell VERB, us we PRON'],
  ['Whom did they see?', 'Whom who PRON, did do AUX, they they PRON, see see VERB'],
  [
    'She saw me and them, and I saw him.',
    'She she PRON, saw see VERB, me i PRON, and and CCONJ, them they PRON, and and CCONJ, I i PRON, saw see VERB, him he PRON',
  ],
  ['We know her.', 'We we PRON, know know VERB, her she PRON'],
  ['We know her brother.', 'We we PRON, know know VERB, her her PRON, brother brother NOUN'],
  [
    'We know her old brother.',
    'We we PRON, know know VERB, her her PRON, old old ADJ, brother brother NOUN',
  ],
  [
    'We know her two brothers.',
    'We we PRON, know know VERB, her her PRON, two two NUM, brothers brother NOUN',
  ],
  [
    'They gave her a book.',
    'They they PRON, gave give VERB, her she PRON, a a DET, book book NOUN',
  ],
  ['The union is strong.', 'The the DET, union union NOUN, is be AUX, strong strong ADJ'],
  [
    'The union demands 8% higher wages.',
    'The the DET, union union NOUN, demands demand VERB, 8 8 NUM, % % SYM, higher high ADJ, wages wage NOUN',
  ],
  ['The iphone works.', 'The the DET, iphone iphone NOUN, works work VERB'],
  [
    'The washing machine broke.',
    'The the DET, washing washing NOUN, machine machine NOUN, broke break VERB',
  ],
  [
    'These washing machines break.',
    'These these DET, washing washing NOUN, machines machine NOUN, break break VERB',
  ],
  [
    'Our washing machine broke.',
    'Our our PRON, washing washing NOUN, machine machine NOUN, broke break VERB',
  ],
  [
    'They were washing clothes.',
    'They they PRON, were be AUX, washing wash VERB, clothes clothes NOUN',
  ],
  [
    'The book has 320 pages.',
    'The the DET, book book NOUN, has have VERB, 320 320 NUM, pages page NOUN',
  ],
  [
    'The book has many pages.',
    'The the DET, book book NOUN, has have VERB, many many ADJ, pages page NOUN',
  ],
  ['We have a garden.', 'We we PRON, have have VERB, a a DET, garden garden NOUN'],
  ['We have friends.', 'We we PRON, have have VERB, friends friend NOUN'],
  ['He has Macron.', 'He he PRON, has have VERB, Macron Macron PROPN'],
  ['We have seen it.', 'We we PRON, have have AUX, seen see VERB, it it PRON'],
  ['We have to go.', 'We we PRON, have have AUX, to to PART, go go VERB'],
  ['Two co-hosts came.', 'Two two NUM, co-hosts co-host NOUN, came come VERB'],
  ['The cross-process failed.', 'The the DET, cross-process cross-process NOUN, failed fail VERB'],
  ['Macron visits a fair.', 'Macron Macron PROPN, visits visit VERB, a a DET, fair fair NOUN'],
  [
    'Macron visits old friends.',
    'Macron Macron PROPN, visits visit VERB, old old ADJ, friends friend NOUN',
  ],
  [
    'Macron visits two fairs.',
    'Macron Macron PROPN, visits visit VERB, two two NUM, fairs fair NOUN',
  ],
  ['Macron visits them.', 'Macron Macron PROPN, visits visit VERB, them they PRON'],
  ['Macron visits Munich.', 'Macron Macron PROPN, visits visit VERB, Munich Munich PROPN'],
  ['Macron visits in May.', 'Macron Macron PROPN, visits visit VERB, in in ADP, May may NOUN'],
  ['No answers!', 'No no DET, answers answer NOUN'],
  ['two visits', 'two two NUM, visits visit NOUN'],
  ['Visitors can see ships.', 'Visitors visitor NOUN, can can AUX, see see VERB, ships ship NOUN'],
  ['Everything hurts.', 'Everything everything PRON, hurts hurt VERB'],
  [
    'Tim Cook presented a phone.',
    'Tim Tim PROPN, Cook Cook PROPN, presented present VERB, a a DET, phone phone NOUN',
  ],
  [
    'The new iPhone is here.',
    'The the DET, new new ADJ, iPhone iPhone PROPN, is be AUX, here here ADV',
  ],
];

it.each(SENTENCES)('readEnglish() of "%s" returns %s', async (text, tokens) => {
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
