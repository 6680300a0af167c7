import { describe, expect, it } from 'vitest';
import { segment } from './language/segment';
import type { ReadLanguage } from './language/languages';
import { combine, toSentenceSentiments } from './sentiment';

it.each<[string, ReadLanguage, number]>([
  ['The stamp is on sale.', 'en', 0],
  ['La chambre est sale.', 'fr', -0.5],
  ['Staff was absolutely astounding.', 'en', 0.7],
  ['The heating did not work.', 'en', -0.5],
  ['The heating works.', 'en', 0],
  ['The shoes are too small.', 'en', -0.5],
  ['It looks like a hotel.', 'en', 0],
  ['Good morning, is the shop open?', 'en', 0],
  ['Hodně mě nebaví mluvit.', 'cs', -0.5],
  ['Telefon nefunguje.', 'cs', -0.5],
  ['Telefon funguje.', 'cs', 0],
  ['Dobrý den, kdy otevíráte?', 'cs', 0],
  ['Byli jsme nespokojení.', 'cs', -0.5],
  ['An absolutely awful hotel, never again!', 'en', -0.7],
  ['A very nice and clean room.', 'en', 0.7],
  ['A clean and very nice room.', 'en', 0.7],
  ['An awful and slightly dirty room.', 'en', -0.5],
  ['A slightly dirty room, awful!', 'en', -0.5],
  ['The soup was a bit cold.', 'en', -0.2],
  ['It was not a very good film.', 'en', -0.7],
  ['It is not in any way good.', 'en', 0.5],
  ['It was too good.', 'en', 0.5],
  ['She walked too far.', 'en', 0],
  ['We had a good morning.', 'en', 0.5],
  ['Good film.', 'en', 0.5],
  ['I like it.', 'en', 0.5],
  ['She recommends it.', 'en', 0.5],
  ['What kind of hotel is it?', 'en', 0],
  ['A kind waiter.', 'en', 0.5],
  ['No dobrý hotel.', 'cs', 0.5],
  ['Pas byl výborný.', 'cs', 0.5],
  ['Kein Mais ist gut.', 'de', -0.5],
])('toSentenceSentiments() of "%s" (%s) gives %d', async (text, language, mean) => {
  const paragraphs = await segment([{ type: 'BODY', text }], language);
  expect(combine([...toSentenceSentiments(paragraphs, language).values()]).mean).toBe(mean);
});

/** Negation and contrast. Irony needs more than words, so no sentence has it. */
const NEGATED: Record<ReadLanguage, Record<'praise' | 'blame' | 'both', string[]>> = {
  en: {
    praise: [
      'The film was not bad at all.',
      'It could not be better.',
      'We have never eaten better.',
      'The staff never lets me down.',
      'They never fail to impress.',
      'It was not only cheap but excellent.',
      'It was not cheap, but good.',
      'I can’t complain.',
      'Nothing was broken.',
      'I have never had such a good meal.',
      'No, the food was good.',
      'No doubt a great film.',
    ],
    blame: [
      'The food was no good.',
      'There is no good food.',
      'It could be better.',
      'It could not be worse.',
      'The hotel let us down.',
      'I would not recommend it.',
      'Nobody was friendly.',
      'It was not any better.',
      'The room was neither clean nor quiet.',
      'There is nothing good about it.',
      'Never again!',
    ],
    both: ['The food was good but the room was dirty.', 'Not bad, but not good either.'],
  },
  cs: {
    praise: [
      'Film nebyl špatný.',
      'Nemohlo to být lepší.',
      'Nikdy mě nezklame.',
      'Není co vytknout.',
      'Nejen levné, ale i dobré.',
      'Nikdy jsem nejedl tak dobře.',
      'Nikdy jsem nejedl lepší polévku.',
      'Bez stížností.',
    ],
    blame: [
      'Jídlo nebylo dobré.',
      'Tady není dobré jídlo.',
      'Nic dobrého.',
      'Nic moc.',
      'Mohlo to být lepší.',
      'Nemohlo to dopadnout hůř.',
      'Obsluha mě zklamala.',
      'Nedoporučuji tento hotel.',
      'Nikdo nebyl ochotný.',
      'Už sem nikdy nepůjdu.',
    ],
    both: ['Jídlo bylo dobré, ale drahé.'],
  },
  de: {
    praise: [
      'Das Essen war nicht schlecht.',
      'Es könnte nicht besser sein.',
      'Besser geht es nicht.',
      'Sie enttäuscht mich nie.',
      'Er lässt mich nie im Stich.',
      'Nicht nur billig, sondern auch gut.',
      'Noch nie so gut gegessen.',
      'Nichts zu beanstanden.',
    ],
    blame: [
      'Das Essen war nicht gut.',
      'Hier gibt es keine guten Zimmer.',
      'Es wurde nie besser.',
      'Es könnte besser sein.',
      'Er ließ uns im Stich.',
      'Das gefällt mir nicht.',
      'Ich empfehle das Hotel nicht.',
      'Das Zimmer war weder sauber noch bequem.',
      'Der Aufzug funktioniert seit gestern Abend leider nicht.',
      'Nie wieder!',
    ],
    both: ['Das Essen war gut, aber teuer.', 'Ich mag das Hotel und es ist nicht sauber.'],
  },
  fr: {
    praise: [
      'Ce n’est pas mauvais.',
      'Pas mal du tout.',
      'Cela ne pourrait pas être mieux.',
      'Il ne me déçoit jamais.',
      'Rien à redire.',
      'La chambre était petite mais propre.',
      'Non seulement rapide mais aussi excellent.',
      'C’est bon et pas cher.',
    ],
    blame: [
      'Le repas n’est pas bon.',
      'Je n’aime pas cet hôtel.',
      'Je ne recommande pas ce restaurant.',
      'Cela pourrait être mieux.',
      'Rien de bon.',
      'Ni propre ni confortable.',
      'Le chauffage ne fonctionne pas.',
      'Plus jamais.',
    ],
    both: ['Le repas était bon mais cher.'],
  },
};

it.each(Object.entries(NEGATED))(
  'sentences of "%s" with a negation are judged',
  async (code, by) => {
    const language = code as ReadLanguage;
    const judge = async (text: string): Promise<number> => {
      const paragraphs = await segment([{ type: 'BODY', text }], language);
      return combine([...toSentenceSentiments(paragraphs, language).values()]).mean;
    };
    const results = await Promise.all(
      Object.values(by)
        .flat()
        .map(async (text) => [text, await judge(text)]),
    );
    const expected = (['praise', 'blame', 'both'] as const).flatMap((kind) =>
      by[kind].map((text) => [text, { praise: 0.5, blame: -0.5, both: 0 }[kind]]),
    );
    expect(results).toEqual(expected);
  },
);

it.each([
  [
    'Good food. It opens at noon. The room was dirty.',
    { mean: 0, label: 'ambivalent', positive: 0.3, negative: -0.3 },
  ],
  [
    'An excellent lunch. A very good dinner.',
    { mean: 0.6, label: 'positive', positive: 0.6, negative: 0 },
  ],
  ['It opens at noon.', { mean: 0, label: 'neutral', positive: 0, negative: 0 }],
])('combine() gives the mean of the sentences with an opinion: %s', async (text, sentiment) => {
  const paragraphs = await segment([{ type: 'BODY', text }], 'en');
  expect(combine([...toSentenceSentiments(paragraphs, 'en').values()])).toEqual(sentiment);
});

it('toSentenceSentiments() gives the parts of each sentence by its ID', async () => {
  const blocks = [
    { type: 'TITLE', text: 'Great food' },
    { type: 'BODY', text: 'The food was good but the room was very dirty. It opens at noon.' },
  ];
  const sentiments = toSentenceSentiments(await segment(blocks, 'en'), 'en');
  expect([...sentiments]).toEqual([
    ['s0', { mean: 0.5, label: 'positive', positive: 0.5, negative: 0 }],
    ['s1', { mean: -0.2, label: 'ambivalent', positive: 0.5, negative: -0.7 }],
    ['s2', { mean: 0, label: 'neutral', positive: 0, negative: 0 }],
  ]);
});

describe('the label of a document', () => {
  const toLabel = (...parts: [number, number][]): string =>
    combine(parts.map(([positive, negative]) => ({ positive, negative, mean: 0, label: '' })))
      .label;

  it.each([
    ['positive', 0.8, -0.2],
    ['positive', 0.64, 0],
    ['very positive', 0.65, 0],
    ['very negative', 0, -0.65],
    ['positive', 0.1, 0],
    ['neutral', 0.09, 0],
    ['neutral', 0, -0.09],
    ['ambivalent', 0.2, -0.2],
    ['ambivalent', 0.4, -0.2],
    ['ambivalent', 0.2, -0.4],
    ['positive', 0.5, -0.2],
    ['neutral', 0.19, -0.2],
    ['neutral', 0.2, -0.19],
    ['very positive', 0.7, 0],
    ['negative', 0, -0.5],
    ['very negative', 0, -0.7],
    ['ambivalent', 0.5, -0.5],
    ['neutral', 0, 0],
  ])('is %s for the parts %d and %d', (label, positive, negative) => {
    expect(toLabel([positive, negative])).toBe(label);
  });

  it('follows from the mean before it is rounded: -0.1 is neutral or negative', () => {
    const weak = { positive: 0, mean: 0, label: '' };
    const [neutral, negative] = [-0.08, -0.12].map((value) =>
      combine([{ ...weak, negative: value }]),
    );
    expect(neutral).toEqual({ mean: -0.1, label: 'neutral', positive: 0, negative: -0.1 });
    expect(negative).toEqual({ mean: -0.1, label: 'negative', positive: 0, negative: -0.1 });
  });
});
