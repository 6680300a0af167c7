import { expect, test } from 'vitest';
import { render } from '../render';
import table from './english.cases.json';

// As Merriam-Webster and Garner's Modern English Usage have them, typed for this test: for each rule
// and each pattern of irregular words, two that fail without it, as far as there are two.

function print(template: string, data: object): string {
  const result = render({ template, data });
  return result.ok ? result.output : result.error.message;
}

type Case = [template: string, data: object, want: string];

const list = (lines: string[]): string[] => lines.flatMap((line) => line.split('; '));

/** A row for each pair of a word and its form. */
const toCases = (lines: string[], template: string, start = ''): Case[] =>
  list(lines).map((pair) => {
    const [x, form] = pair.split(': ');
    return [template, { x }, `${start}${form}`];
  });

const CASES: Case[] = [
  ...toCases(table.plurals, '{{ 3|unit(x) }}', '3 '),
  ...list(table.pasts).map((line): Case => {
    const [x, past, participle] = line.split(' ');
    return ["{{ x|m('r') }} {{ x|m('s') }}", { x }, `${past} ${participle}`];
  }),
  ...toCases(table.gerunds, "{{ x|morph('VerbForm=Ger') }}"),
  ...toCases(table.thirdPersons, "{{ x|morph('Tense=Pres') }}"),
  ...list(table.articles).map((want): Case => [
    'a# {{ x }}',
    { x: want.replace(/^an? /, '') },
    want,
  ]),
  ...list(table.agreement).map((pair): Case => {
    const [x, form] = pair.split(': ');
    return ["{{ x|m('#1') }} {{ 'be'|morph('Tense=Pres', agr=1) }}", { x }, `${x} ${form}`];
  }),
];

test('forms of English words', () => {
  expect(CASES.length).toBeGreaterThan(380);
  const wrong = CASES.flatMap(([template, data, want]) => {
    const text = print(template, data);
    return text === want ? [] : [`${text}, expected ${want}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["{{ 3|unit('wugo') }}", '"wugos": In no list, so the usual form of such words is a guess.'],
  [
    "{{ 'Hradecky'|m('P') }}",
    '"Hradeckys": In no list, so the usual form of such words is a guess.',
  ],
  ["{{ 'blorit'|m('r') }}", '"blorited": In no list, so the usual form of such words is a guess.'],
  ["{{ 'big'|morph('Degree=Cmp') }}", '"big": "Degree=Cmp" has no effect in English.'],
  ["{{ 'tree'|m('2') }}", '"tree": "Case=Gen" has no effect in English.'],
  ["{{ 'they'|m('F') }}", '"they": "Gender=Fem" has no effect in English.'],
])('%s warns: %s', (template, message) => {
  expect(render({ template })).toMatchObject({ warnings: [{ message }] });
});

test.each([
  "{{ 3|unit('goal') }} {{ 3|unit('photo') }} {{ 3|unit('box') }} {{ 'Party'|m('P') }}",
  "{{ 'blorit'|m }} {{ 'admit'|m('r') }} {{ 'visit'|m('r') }} {{ 'elect'|m('s') }} {{ 1|unit('wugo') }}",
])('%s has no form that is a guess', (template) => {
  expect(render({ template })).toMatchObject({ warnings: [] });
});
