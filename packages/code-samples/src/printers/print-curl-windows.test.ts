import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { isShortForWindows, printCurlWindows } from './print-curl-windows';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['a quote', '"', String.raw`{\"v\": \"\u0022\"}`],
  ['a backslash before a quote', String.raw`\"`, String.raw`\"v\": \"\u005c\u0022\"`],
  ['a backslash at the end', 'C:\\', String.raw`\"v\": \"C:\u005c\"`],
  ['variables', '%PATH% !PATH!', String.raw`\"\u0025PATH\u0025 \u0021PATH\u0021\"`],
  ['operators', 'a & b | c < d > e ^', String.raw`a \u0026 b \u007c c \u003c d \u003e e \u005e`],
  ['a line break', 'one\ntwo', String.raw`\"one\ntwo\"`],
  ['letters outside ASCII', 'kůň 😀', String.raw`\"k\u016f\u0148 \ud83d\ude00\"`],
  ['null and truth', [null, true], String.raw`\"v\": [null, true]`],
  ['an apostrophe, as it is', "it's", "it's"],
];

test.each(values)('printCurlWindows() keeps %s', (_name, given, want) => {
  expect(printCurlWindows({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printCurlWindows() doubles backslashes at the end of a header', () => {
  const headers: [string, string][] = [['X-Folder', String.raw`C:\\`]];
  expect(printCurlWindows({ ...exampleRequest, headers })).toContain(
    String.raw`-H "X-Folder: C:\\\\"`,
  );
});

const lengths: Array<[length: number, want: boolean]> = [
  [8191, true],
  [8192, false],
];

test.each(lengths)('isShortForWindows() of a command with %i characters is %s', (length, want) => {
  const { length: rest } = printCurlWindows({ ...exampleRequest, body: '' });
  const request = { ...exampleRequest, body: 'x'.repeat(length - rest) };
  expect(printCurlWindows(request)).toHaveLength(length);
  expect(isShortForWindows(request)).toBe(want);
});
