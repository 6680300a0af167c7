import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printCurl } from './print-curl';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['an apostrophe', "it's", String.raw`"v": "it'\''s"`],
  ['what shells replace', '$HOME `id` !!', '"v": "$HOME `id` !!"'],
  ['a line break', 'one\ntwo', String.raw`"v": "one\ntwo"`],
  ['a backslash before a quote', String.raw`\"`, String.raw`"v": "\\\""`],
];

test.each(values)('printCurl() keeps %s', (_name, given, want) => {
  expect(printCurl({ ...exampleRequest, body: { v: given } })).toContain(want);
});
