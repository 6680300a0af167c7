import { expect, it } from 'vitest';
import { guessLanguage, render } from '@docs/genja';
import { measureGrowth, MOST_GROWTH } from '../support/growth';

const SIZE = 4_000;

/** Beginnings from which regular expressions read on: each is repeated until the text is long enough. */
const UNITS = [
  ...['<', '<!--', '<a ', '&', '&amp', ' ', 'a ', '\n', '\u00a0', '1', '1.', '12 345 '],
  ...['"', "'", '(', '[', '{', '-', '.', ',', 'Anna ', 'aA', 'č', '😀', '%', '/', '#', '\\', '@a.'],
];

const EXPRESSIONS = [
  ...'capitalize e escape first forceescape float int last length list lower random reverse safe string'.split(
    ' ',
  ),
  ...'striptags title trim truncate upper urlencode wordcount unique tojson ln numeral sign name'.split(
    ' ',
  ),
  ...'sort min max abs round d sum join batch(7) slice(7) center(150000) indent truncate(9,true)'.split(
    ' ',
  ),
]
  .map((filter) => `x|${filter}`)
  .concat(
    "x|trim('<a 1')",
    "x|replace('<', 'ab')",
    "x|replace('a', '', 9)",
    "x|indent('ab', true, true)",
    "x|join(', ')",
    'x|format(1)',
    "x|m('2')",
    "x|morph('Case=Gen')",
    "x|unit('x')",
    '3|unit(x)',
    '3|unitNum(x)',
    "x|map('upper')|list",
    "x|select('in', 'abc')|list",
    'x|groupby(0)',
    'x|cname',
    'x.strip()',
    "x.strip('<a')",
    'x.split()',
    'x.split(none, 99999)',
    "x.split(' ')",
    "x.split('a', 5)",
    "x.replace('<', '')",
    "x.startswith('<')",
    'x.endswith(x)',
    'x == x ~ 1',
    'x in x',
    'x ~ x',
    'x[::-1]',
    "'%s'|format(x)",
    'x is upper',
    'x is lower',
  );

it.each(EXPRESSIONS)(
  '{{ %s }} takes about twice the time for twice the text',
  async (expression) => {
    for (const unit of UNITS) {
      const growth = await measureGrowth((size) => {
        const x = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
        return render({ template: `{{ (${expression})|string|length }}`, data: { x } });
      }, SIZE);
      expect.soft(growth, JSON.stringify(unit)).toBeLessThan(MOST_GROWTH);
    }
  },
  120_000,
);

it('guessing the language takes about twice the time for twice the text', async () => {
  for (const unit of [...UNITS, '{{', '}}', '{#', 'V ', '|m( ']) {
    const growth = await measureGrowth((size) => {
      const text = unit.repeat(size / unit.length);
      return [text, `{{ '${text}`, `{# ${text}`].map((template) => guessLanguage(template));
    }, 10 * SIZE);
    expect.soft(growth, JSON.stringify(unit)).toBeLessThan(MOST_GROWTH);
  }
}, 120_000);
