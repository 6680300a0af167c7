import { expect, test } from 'vitest';
import { bodilessRequest, emptyRequest } from '../testing/bodiless-requests';
import { compareLines } from '../testing/compare-lines';
import { exampleRequest } from '../example-request';
import { printPython } from './print-python';

test('printPython() prints a complete script', () => {
  expect(printPython(exampleRequest)).toMatchInlineSnapshot(`
    "import json

    import requests

    response = requests.post(
        'https://media-api.geneea.com/v2/nlp/analyze',
        headers={
            'X-API-Key': '<YOUR_API_KEY>',
            'Content-Type': 'application/json',
        },
        json={
            'id': '1234',
            'title': 'Emmanuel Macron in Germany.',
            'text': "Mr. Macron's visit to a trade show",
            'analyses': ['entities', 'tags'],
            'returnMentions': True,
        },
        timeout=60,
    )
    response.raise_for_status()

    print(json.dumps(response.json(), indent=2))
    "
  `);
});

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

test('printPython() asks without a body and without its content type', () => {
  const [first, second] = [{ ...exampleRequest, body: {} }, bodilessRequest].map(printPython);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- response = requests.post(
    -         'Content-Type': 'application/json',
    -     json={},
    + response = requests.get("
  `);
});

test('printPython() names a method for which requests has no function', () => {
  const code = printPython({ ...exampleRequest, method: 'REPORT' });
  expect(code).toContain("requests.request(\n    'REPORT',\n    'https://");
});

test('printPython() needs no JSON where nothing is sent or returned', () => {
  const [first, second] = [bodilessRequest, emptyRequest].map(printPython);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- import json
    - response = requests.get(
    - print(json.dumps(response.json(), indent=2))
    + response = requests.delete("
  `);
});

test('printPython() sends the body null, which requests would leave out', () => {
  expect(printPython({ ...exampleRequest, body: null })).toContain("    data='null',\n");
});
