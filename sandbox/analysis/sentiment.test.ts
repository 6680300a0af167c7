import { expect, it } from 'vitest';
import { segment } from './segment';
import { combine, toSentenceSentiments } from './sentiment';

it.each([
  ['The stamp is on sale.', 'en', 0],
  ['La chambre est sale.', 'fr', -0.5],
  ['Staff was absolutely astounding.', 'en', 0.7],
  ['Jídlo nebylo dobré.', 'cs', -0.5],
  ['Izba bola studená.', 'sk', -0.5],
])('toSentenceSentiments() of "%s" (%s) gives %d', async (text, language, mean) => {
  const paragraphs = await segment([{ type: 'BODY', text }], language);
  expect(combine([...toSentenceSentiments(paragraphs, language).values()]).mean).toBe(mean);
});
