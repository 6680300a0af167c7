import { expect, test } from 'vitest';
import { computeOutput, readFence } from './fence';

test('computeOutput() returns what the template prints', () => {
  expect(computeOutput('{{ a }}!\n--- data\n{ "a": 1 }\n')).toBe('1!');
  expect(computeOutput('{{ 5|numeral }}\n--- output\nfive\n')).toBe('five');
});

test('computeOutput() throws when the page has another output', () => {
  expect(() => computeOutput('{{ 1 }}\n--- output\n2\n')).toThrow(/prints\n2\nbut it prints\n1/);
});

test('computeOutput() throws with the place of a mistake', () => {
  expect(() => computeOutput('{{ 1|uper }}')).toThrow(/line 1, column 6.*Did you mean `upper`/s);
});

test.each([
  ["{{ 1|unit('tree') }}", '', 'en'],
  ["{{ 1|unit('kniha') }}", '', 'cs'],
  ["{{ 1|unit('kniha') }}", 'language=en', 'en'],
  ['{{ 4|numeral }}', 'language=cs', 'cs'],
])('%s %s is in %s', (content, meta, language) => {
  expect(readFence(content, meta).language).toBe(language);
});
