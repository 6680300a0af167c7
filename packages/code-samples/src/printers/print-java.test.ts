import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { isShortForJava, printJava } from './print-java';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['a quote', '"', String.raw`"v": "\\""`],
  ['a backslash', '\\', String.raw`"v": "\\\\"`],
  ['a line break', 'one\ntwo', String.raw`"v": "one\\ntwo"`],
  ['three quotes', '"""', String.raw`"v": "\\"\\"\\""`],
  ['what looks like a Unicode escape', String.raw`\u0041`, String.raw`"v": "\\\\u0041"`],
];

test.each(values)('printJava() keeps %s', (_name, given, want) => {
  expect(printJava({ ...exampleRequest, body: { v: given } })).toContain(want);
});

const lengths: Array<[name: string, text: string, want: boolean]> = [
  // Beside the letters, {, "v": "", }, and three line breaks are in the text block.
  ['65,534 bytes', 'x'.repeat(65_534 - 14), true],
  ['65,535 bytes', 'x'.repeat(65_535 - 14), false],
  ['15,000 emoji, 90,000 bytes in a class file', '😀'.repeat(15_000), false],
];

test.each(lengths)('isShortForJava() knows how long a constant may be: %s', (_name, text, want) => {
  expect(isShortForJava({ ...exampleRequest, body: { v: text } })).toBe(want);
});

test('isShortForJava() accepts a request without a body', () => {
  expect(isShortForJava({ ...exampleRequest, body: undefined })).toBe(true);
});

const methods: Array<[method: string, body: unknown, want: string]> = [
  ['POST', undefined, '.POST(HttpRequest.BodyPublishers.noBody())'],
  ['PUT', 1, '.PUT(HttpRequest.BodyPublishers.ofString('],
  ['DELETE', undefined, '.DELETE()'],
  ['DELETE', 1, '.method("DELETE", HttpRequest.BodyPublishers.ofString('],
  ['PATCH', undefined, '.method("PATCH", HttpRequest.BodyPublishers.noBody())'],
];

test.each(methods)('printJava() names the method %s with the body %j', (method, body, want) => {
  expect(printJava({ ...exampleRequest, method, body })).toContain(`            ${want}`);
});
