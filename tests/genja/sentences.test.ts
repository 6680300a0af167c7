import { expect, test } from 'vitest';
import { loadPageFences } from './load-page-fences';
import { readFence } from '@docs/genja/fence';
import { render } from '@docs/genja';
import phrases from './phrases.cases.json';
import sentences from './sentences.cases.json';

// Sentences of a Czech newsroom about a match, an election and the weather.
test.each(sentences as [sentence: string, template: string, data?: object][])(
  '%s',
  (sentence, template, data = {}) => {
    const result = render({ template, data, language: 'cs' });
    expect(result.ok ? result.output : result.error.message).toBe(sentence);
  },
);

// Phrases of reports: "oba" and "všichni", the conditional, the passive, persons, and places.
test.each(phrases)('%s', (phrase, template) => {
  const result = render({ template, language: 'cs' });
  expect(result.ok && result.warnings).toEqual([]);
  expect(result.ok && result.output).toBe(phrase);
});

test.each([
  [1, 'Přišel jeden hráč.'],
  [2, 'Přišli dva hráči.'],
  [5, 'Přišlo pět hráčů.'],
  [0, 'Přišlo 0 hráčů.'],
  [100, 'Přišlo 100 hráčů.'],
  [1.5, 'Přišlo 1,5 hráče.'],
])('the verb fits %d', (count, sentence) => {
  const template = "{{ 'Přijít'|m('r@1') }} {{ count|unitNum('hráč', m='#1') }}.";
  const result = render({ template, data: { count }, language: 'cs' });
  expect(result.ok && result.output).toBe(sentence);
});

test.each([
  [1, 'Další jeden zápas odehrál jeden hráč, který skončil.'],
  [2, 'Další dva zápasy odehráli dva hráči, kteří skončili.'],
  [5, 'Dalších pět zápasů odehrálo pět hráčů, kteří skončili.'],
])('adjectives and relative pronouns fit %d', (n, sentence) => {
  const template =
    "{{ 'Další'|m('@1') }} {{ n|unitNum('zápas', '4#1') }} {{ 'odehrát'|m('r@2') }} {{ n|unitNum('hráč', m='#2') }}, {{ 'který'|m('@2') }} {{ 'skončit'|m('r') if n == 1 else 'skončit'|m('rMP') }}.";
  const result = render({ template, data: { n }, language: 'cs' });
  expect(result.ok && result.output).toBe(sentence);
});

test.each([
  ['kandidát', 2, 'všichni dva kandidáti'],
  ['kandidát', 5, 'všech pět kandidátů'],
  ['strana', 3, 'všechny tři strany'],
  ['strana', 100, 'všech 100 stran'],
  ['město', 4, 'všechna čtyři města'],
])('"všichni" fits %s, %d', (unit, n, phrase) => {
  const template = "{{ 'všechen'|m('@1') }} {{ n|unitNum(unit, m='#1') }}";
  const result = render({ template, data: { n, unit }, language: 'cs' });
  expect(result.ok && result.output).toBe(phrase);
});

test.each([
  [0, '0 Čechů uspělo.'],
  [1, 'Jeden Čech uspěl.'],
  [2, 'Dva Češi uspěli.'],
  [5, 'Pět Čechů uspělo.'],
  [100, '100 Čechů uspělo.'],
])('a count at the start of a sentence, as the page writes it, fits %d', (number, sentence) => {
  const fence = loadPageFences().find(({ content }) => content.includes('count[0]|upper'))!;
  const { template } = readFence(fence.content, fence.meta);
  const result = render({ template, data: { counts: [number] }, language: 'cs' });
  expect(result.ok && result.warnings).toEqual([]);
  expect(result.ok && result.output.trim()).toBe(sentence);
});

test.each([
  [1, 'There was one goal in the first half.'],
  [2, 'There were two goals in the first half.'],
  [12, 'There were 12 goals in the first half.'],
])('English counts %d', (goals, sentence) => {
  const template =
    "There {{ 'be'|m('r@1') }} {{ goals|unitNum('goal', m='#1') }} in the {{ 1|ord_numeral_in_words }} half.";
  const result = render({ template, data: { goals } });
  expect(result.ok && result.output).toBe(sentence);
});
