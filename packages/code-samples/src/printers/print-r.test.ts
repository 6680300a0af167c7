import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printR } from './print-r';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['quotes', `it's "x"`, String.raw`v = "it's \"x\""`],
  ['a backslash and a line break', '\\\n', String.raw`v = "\\\n"`],
  ['a list of one', ['x'], 'v = list("x")'],
  ['empty collections', [[], {}], 'list(),\n        setNames(list(), character())'],
  ['null and truth', [null, true, false], 'v = list(NULL, TRUE, FALSE)'],
  ['names which are no identifiers', { 'a-b': 1, if: 2 }, '"a-b" = 1,\n        "if" = 2'],
  ['all digits of a float', 0.1 + 0.2, 'v = structure("0.30000000000000004", class = "json")'],
  ['U+0000', '\0', String.raw`v = structure("\"\\u0000\"", class = "json")`],
  ['a field without a name', { '': 1 }, String.raw`structure("{\n  \"\": 1\n}", class = "json")`],
];

test.each(values)('printR() keeps %s', (_name, given, want) => {
  expect(printR({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printR() lets finished JSON through only where there is some', () => {
  expect(printR(exampleRequest)).not.toContain('json_verbatim');
  expect(printR({ ...exampleRequest, body: [0.1 + 0.2] })).toContain('json_verbatim = TRUE');
});

test('printR() spells headers as httr does, which would repeat them otherwise', () => {
  const code = printR({ ...exampleRequest, headers: [['accept', '*/*']] });
  expect(code).toContain('"Accept" = "*/*"');
});

test('printR() names a method for which httr has no function', () => {
  const code = printR({ ...exampleRequest, method: 'REPORT' });
  expect(code).toContain('response <- VERB(\n  "REPORT",\n  "https://');
});
