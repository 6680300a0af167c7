import { expect, test } from 'vitest';
import { bodilessRequest } from '../testing/bodiless-requests';
import { exampleRequest } from '../example-request';
import { printCurl } from './print-curl';

test('printCurl() prints a complete command', () => {
  expect(printCurl(exampleRequest)).toMatchInlineSnapshot(`
    "curl --fail-with-body -X POST \\
      'https://media-api.geneea.com/v2/nlp/analyze' \\
      -H 'X-API-Key: <YOUR_API_KEY>' \\
      -H 'Content-Type: application/json' \\
      -d '{
        "id": "1234",
        "title": "Emmanuel Macron in Germany.",
        "text": "Mr. Macron'\\''s visit to a trade show",
        "analyses": ["entities", "tags"],
        "returnMentions": true
      }'
    "
  `);
});

const values: Array<[name: string, given: unknown, want: string]> = [
  ['an apostrophe', "it's", String.raw`"v": "it'\''s"`],
  ['what shells replace', '$HOME `id` !!', '"v": "$HOME `id` !!"'],
  ['a line break', 'one\ntwo', String.raw`"v": "one\ntwo"`],
  ['a backslash before a quote', String.raw`\"`, String.raw`"v": "\\\""`],
];

test.each(values)('printCurl() keeps %s', (_name, given, want) => {
  expect(printCurl({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printCurl() asks without a body and without its content type', () => {
  expect(printCurl(bodilessRequest)).toMatchInlineSnapshot(`
    "curl --fail-with-body 'https://media-api.geneea.com/v2/nlp/analyze' \\
      -H 'X-API-Key: <YOUR_API_KEY>'
    "
  `);
});
