import { expect, test } from 'vitest';
import { exampleRequest } from './example-request';
import { printPython } from './print-python';
import { printSample } from './print-sample';

test('printSample() finds the language', () => {
  expect(printSample(exampleRequest, 'python')).toBe(printPython(exampleRequest));
});

test('printSample() names the languages it knows', () => {
  expect(() => printSample(exampleRequest, 'cobol')).toThrow(
    'There is no language "cobol" in samples/languages.ts. Known: curl, curl-windows,',
  );
});

test('printSample() names the languages which can express a request', () => {
  const request = { ...exampleRequest, body: [] };
  expect(() => printSample(request, 'python-sdk')).toThrow(
    'Language "python-sdk" cannot express the request "analyze" (POST https://media-api.geneea.com/v2/nlp/analyze). These can: curl, curl-windows, javascript,',
  );
});
