import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printPython } from './print-python';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['an apostrophe', "it's", `'v': "it's"`],
  ['both quotes', `it's "x"`, String.raw`'v': 'it\'s "x"'`],
  ['a backslash and a line break', '\\\n', String.raw`'v': '\\\n'`],
  ['other white space', '\r\t', String.raw`'v': '\r\t'`],
  ['emoji and letters', 'kůň 😀', "'v': 'kůň 😀'"],
  ['null and truth', [null, true, false], "'v': [None, True, False]"],
  ['numbers', [1, 0.1, 1e21], "'v': [1, 0.1, 1e+21]"],
];

test.each(values)('printPython() keeps %s', (_name, given, want) => {
  expect(printPython({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printPython() names a method for which requests has no function', () => {
  const code = printPython({ ...exampleRequest, method: 'REPORT' });
  expect(code).toContain("requests.request(\n    'REPORT',\n    'https://");
});

test('printPython() sends the body null, which requests would leave out', () => {
  expect(printPython({ ...exampleRequest, body: null })).toContain("    data='null',\n");
});
