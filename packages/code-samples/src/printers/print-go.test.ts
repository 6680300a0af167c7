import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printGo } from './print-go';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['a backtick, which ends a raw string', '`', String.raw`"v": "\u0060"`],
  ['a quote', '"', String.raw`"v": "\""`],
  ['a backslash', '\\', String.raw`"v": "\\"`],
  ['a line break', 'one\r\ntwo', String.raw`"v": "one\r\ntwo"`],
  ['verbs of fmt', '%s %d', '"v": "%s %d"'],
  ['letters and emoji', 'kůň 😀', '"v": "kůň 😀"'],
  ['what Go does not allow in source', '\0\uFEFF', String.raw`"v": "\u0000\ufeff"`],
];

test.each(values)('printGo() keeps %s', (_name, given, want) => {
  expect(printGo({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printGo() names a method which net/http does not know', () => {
  expect(printGo({ ...exampleRequest, method: 'REPORT' })).toContain(
    'NewRequest("REPORT", url, body)',
  );
});
