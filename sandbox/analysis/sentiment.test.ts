import { describe, expect, it } from 'vitest';
import { segment } from './text/segment';
import { combine, toSentenceSentiments } from './sentiment';

it.each([
  ['The stamp is on sale.', 'en', 0],
  ['La chambre est sale.', 'fr', -0.5],
  ['Staff was absolutely astounding.', 'en', 0.7],
  ['Jídlo nebylo dobré.', 'cs', -0.5],
  ['Izba bola studená.', 'sk', -0.5],
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
])('toSentenceSentiments() of "%s" (%s) gives %d', async (text, language, mean) => {
  const paragraphs = await segment([{ type: 'BODY', text }], language);
  expect(combine([...toSentenceSentiments(paragraphs, language).values()]).mean).toBe(mean);
});

describe('the label of a document', () => {
  const toLabel = (...parts: [number, number][]): string =>
    combine(parts.map(([positive, negative]) => ({ positive, negative, mean: 0, label: '' })))
      .label;

  it.each([
    ['positive', 0.8, -0.2],
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
