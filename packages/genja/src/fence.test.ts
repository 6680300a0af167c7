import { expect, test } from 'vitest';
import { computeOutput, readFence } from './fence';

const compute = (content: string) => computeOutput(readFence(content));

test('computeOutput() returns what the template prints', () => {
  expect(compute('{{ a }}!\n--- data\n{ "a": 1 }\n')).toBe('1!');
  expect(compute('{{ 5|numeral }}\n--- output\nfive\n')).toBe('five');
});

test('computeOutput() throws when the page has another output', () => {
  expect(() => compute('{{ 1 }}\n--- output\n2\n')).toThrow(/prints\n2\nbut it prints\n1/);
});

test('computeOutput() throws with the place of a mistake', () => {
  expect(() => compute('{{ 1|uper }}')).toThrow(/line 1, column 6.*Did you mean `upper`/s);
});

test.each([
  ["{{ 1|unit('tree') }}", '', 'en'],
  ["{{ 1|unit('kniha') }}", '', 'cs'],
  ["{{ 1|unit('kniha') }}", 'language=en', 'en'],
  ['{{ 4|numeral }}', 'language=cs', 'cs'],
  ['{{ n|unitNum(\'vote\') }}\n--- data\n{ "region": "Leeds", "kniha": 1, "n": 2 }', '', 'en'],
  ["It's a kniha, isn't it? {{ 4|numeral }}", '', 'en'],
  ["{{ 4|numeral }}\n--- output\n'kniha'", '', 'en'],
  ['{{ thing|m }}\n--- data\n{ "thing": "kniha" }', '', 'cs'],
  ['{{ list[0].thing|m }}\n--- data\n{ "list": [{ "thing": "Nová kniha" }] }', '', 'cs'],
  ['v# {{ place|m(\'6\') }}\n--- data\n{ "place": "Aš" }', '', 'cs'],
])('%s %s is in %s', (content, meta, language) => {
  expect(readFence(content, meta).language).toBe(language);
});

test('readFence() keeps the data as written', () => {
  const fence = readFence('{{ a }}\n\n--- data\n{ "a":1 }\n\n--- output\n1\n');
  expect(fence).toMatchObject({
    template: '{{ a }}',
    data: { a: 1 },
    json: '{ "a":1 }',
    output: '1',
  });
});

test('readFence() throws at a section of another name', () => {
  expect(() => readFence('{{ a }}\n--- ouput\n1')).toThrow(
    'has a line "--- ouput" in a template. Did you mean "output"? Known: data, output',
  );
});
