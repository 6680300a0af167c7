import { describe, expect, it } from 'vitest';
import { segment } from './language/segment';
import type { ReadLanguage } from './language/languages';
import { combine, listSentenceSentiments } from './sentiment';
import cases from './sentiment.cases.json';

it.each(cases.sentences as [string, ReadLanguage, number][])(
  'listSentenceSentiments() of "%s" (%s) gives %d',
  async (text, language, mean) => {
    const paragraphs = await segment([{ type: 'BODY', text }], language);
    expect(combine([...listSentenceSentiments(paragraphs, language).values()]).mean).toBe(mean);
  },
);

// Negation, contrast, and doubt. Irony needs more than words, so no sentence has it.
it.each(Object.entries(cases.opinions))(
  'opinions in "%s" are judged or left out',
  async (code, by) => {
    const language = code as ReadLanguage;
    const means = { praise: 0.5, blame: -0.5, both: 0, unclear: undefined };
    for (const kind of ['praise', 'blame', 'both', 'unclear'] as const) {
      const paragraphs = await segment([{ type: 'BODY', text: by[kind].join('\n') }], language);
      const sentiments = listSentenceSentiments(paragraphs, language);
      const results = paragraphs
        .flatMap(({ sentences }) => sentences)
        .map(({ id, tokens }) => [
          tokens.map(({ text }) => text).join(' '),
          sentiments.get(id)?.mean,
        ]);
      expect(results).toEqual(results.map(([text]) => [text, means[kind]]));
    }
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
  expect(combine([...listSentenceSentiments(paragraphs, 'en').values()])).toEqual(sentiment);
});

it('listSentenceSentiments() gives the parts of each sentence by its ID', async () => {
  const blocks = [
    { type: 'TITLE', text: 'Great food' },
    { type: 'BODY', text: 'The food was good but the room was very dirty. It opens at noon.' },
  ];
  const sentiments = listSentenceSentiments(await segment(blocks, 'en'), 'en');
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
