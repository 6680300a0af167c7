import { expect, it } from 'vitest';
import { compareJson } from '@docs/vendor/compare-responses';
import { createSandbox } from '@docs/sandbox';
import { findMarkup } from '@docs/sandbox/warnings';
import { loadContracts } from '@docs/sandbox/node';
import { readJson } from '@docs/utils';
import { colorTemplate } from '../../site/src/features/playground/editor/color-template';
import { measureGrowth, MOST_GROWTH } from '../support/growth';

const SIZE = 8_000;

const UNITS = [
  ...['<', '<p>', '&', ' ', '\n', '1', '123 ', '123,', '1.234.', '1. ', '12:30 ', '$1 ', '5 % '],
  ...[
    '"',
    "'",
    '„',
    '(',
    ')',
    '[',
    '{',
    '.',
    '-',
    '_',
    '@',
    'a@',
    '#a ',
    'a.',
    'http://',
    'www.',
    'a/',
  ],
  ...['A', 'Anna ', 'Anna Nová ', 'Munich, ', 'a ', 'not ', 'Mr. ', '3 May ', '1st ', 'č', '😀'],
];

const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond: 1e9 });

async function analyze(text: string, language: string): Promise<number> {
  const headers = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ id: '1', text, language, returnMentions: true });
  const url = 'http://127.0.0.1/v2/nlp/analyze';
  const response = await sandbox.fetch(new Request(url, { method: 'POST', headers, body }));
  return response.status;
}

it.each(['en', 'cs'].flatMap((language) => UNITS.map((unit) => [unit, language])))(
  'an analysis of %j (%s) takes about twice the time for twice the text',
  async (unit, language) => {
    const growth = await measureGrowth(async (size) => {
      const status = await analyze(unit.repeat(size / unit.length), language);
      expect(status).toBe(200);
    }, SIZE);
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
  60_000,
);

function tryToRead(json: string): void {
  expect(() => readJson(json)).toThrow();
}

it.each<[string, (text: string) => unknown]>([
  ['JSON', (text) => tryToRead(`[${text}`)],
  ['a string of JSON', (text) => tryToRead(`{"a": "${text}`)],
  ['text with HTML', (text) => findMarkup({ text })],
  ['a template in color', colorTemplate],
  ['a tag in color', (text) => colorTemplate(`{{ ${text}`)],
])('reading %s takes about twice the time for twice the text', async (_, read) => {
  for (const unit of [
    ...UNITS,
    ...'& &#1 ; {{ {% {%raw {# \\ \\" a= e |x'.split(' '),
    '[1,',
    '{"a":',
  ]) {
    const growth = await measureGrowth((size) => read(unit.repeat(size / unit.length)), 25_000);
    expect.soft(growth, JSON.stringify(unit)).toBeLessThan(MOST_GROWTH);
  }
});

it.each<[string, (index: number, side: string) => unknown]>([
  ['numbers', (index) => index],
  ['strings', (index, side) => `${side}${index}`],
  ['objects of one type', (index, side) => ({ type: 'a', stdForm: `${side}${index}` })],
  ['objects with other IDs', (index, side) => ({ id: `${side}-${index}`, type: 'a' })],
  [
    'objects in the other order',
    (index, side) => ({ id: side === 'a' ? `${index}` : `${-index}` }),
  ],
  ['lists', (index) => [index]],
])('a comparison of %s takes about twice the time for twice the list', async (_, toItem) => {
  const toList = (size: number, side: string) =>
    Array.from({ length: size }, (__, index) => toItem(index, side));
  const compare = (size: number) => compareJson(toList(size, 'a'), toList(size, 'b'));
  // 16,000 elements twice: comparing each with each takes several times as long.
  const growth = await measureGrowth(compare, 4000, 150);
  expect(growth).toBeLessThan(MOST_GROWTH);
});
