import { describe, expect, it } from 'vitest';
import { segment } from './text/segment';
import type { ReadLanguage } from './language/languages';
import { combine, toSentenceSentiments } from './sentiment';

it.each<[string, ReadLanguage, number]>([
  ['The stamp is on sale.', 'en', 0],
  ['La chambre est sale.', 'fr', -0.5],
  ['Staff was absolutely astounding.', 'en', 0.7],
  ['Jídlo nebylo dobré.', 'cs', -0.5],
  ['The film was not bad at all.', 'en', 0.5],
  ['The heating did not work.', 'en', -0.5],
  ['The heating works.', 'en', 0],
  ['The shoes are too small.', 'en', -0.5],
  ['It was not cheap, but good.', 'en', 0.5],
  ['It looks like a hotel.', 'en', 0],
  ['I would not recommend it.', 'en', -0.5],
  ['Never again!', 'en', -0.5],
  ['Good morning, is the shop open?', 'en', 0],
  ['The food was good but the room was dirty.', 'en', 0],
  ['Nedoporučuji tento hotel.', 'cs', -0.5],
  ['Hodně mě nebaví mluvit.', 'cs', -0.5],
  ['Telefon nefunguje.', 'cs', -0.5],
  ['Telefon funguje.', 'cs', 0],
  ['Dobrý den, kdy otevíráte?', 'cs', 0],
  ['Byli jsme nespokojení.', 'cs', -0.5],
  ['Už sem nikdy nepůjdu.', 'cs', -0.5],
  ['Der Aufzug funktioniert nicht.', 'de', -0.5],
  ['Der Aufzug funktioniert leider gar nicht.', 'de', -0.5],
  ['Der Aufzug funktioniert seit gestern abend leider nicht.', 'de', 0],
  ['Nie wieder!', 'de', -0.5],
  ['Plus jamais.', 'fr', -0.5],
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
  ['There is no good food.', 'en', -0.5],
  ['Tady není dobré jídlo.', 'cs', -0.5],
  ['Hier gibt es keine guten Zimmer.', 'de', -0.5],
  ['Le repas n’est pas bon.', 'fr', -0.5],
  ['No dobrý hotel.', 'cs', 0.5],
  ['Pas byl výborný.', 'cs', 0.5],
  ['Kein Mais ist gut.', 'de', -0.5],
])('toSentenceSentiments() of "%s" (%s) gives %d', async (text, language, mean) => {
  const paragraphs = await segment([{ type: 'BODY', text }], language);
  expect(combine([...toSentenceSentiments(paragraphs, language).values()]).mean).toBe(mean);
});

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
