import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printJavaScript } from './print-javascript';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['an apostrophe', "it's", `v: "it's"`],
  ['both quotes', `it's "x"`, String.raw`v: 'it\'s "x"'`],
  ['a backslash and a line break', '\\\n', String.raw`v: '\\\n'`],
  ['other white space', '\r\t', String.raw`v: '\r\t'`],
  ['template syntax', '${1} `', "v: '${1} `'"],
  ['what cannot be seen', '\u2028\u0007', String.raw`v: '\u2028\u0007'`],
  ['names which are no identifiers', { 'a-b': 1, čeština: 2 }, "'a-b': 1,\n      'čeština': 2,"],
  ['a field named __proto__', { ['__proto__']: 1 }, "['__proto__']: 1"],
  ['empty collections', [[], {}], 'v: [\n      [],\n      {},\n    ]'],
];

test.each(values)('printJavaScript() keeps %s', (_name, given, want) => {
  expect(printJavaScript({ ...exampleRequest, body: { v: given } })).toContain(want);
});
