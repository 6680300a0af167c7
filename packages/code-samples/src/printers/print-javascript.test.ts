import { expect, test } from 'vitest';
import { bodilessRequest } from '../testing/bodiless-requests';
import { compareLines } from '../testing/compare-lines';
import { exampleRequest } from '../example-request';
import { printJavaScript } from './print-javascript';

test('printJavaScript() prints a complete script', () => {
  expect(printJavaScript(exampleRequest)).toMatchInlineSnapshot(`
    "// Run this on a server, not in a web page: CORS blocks it, and visitors could read your key.
    const response = await fetch('https://media-api.geneea.com/v2/nlp/analyze', {
      method: 'POST',
      headers: {
        'X-API-Key': '<YOUR_API_KEY>',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        id: '1234',
        title: 'Emmanuel Macron in Germany.',
        text: "Mr. Macron's visit to a trade show",
        analyses: ['entities', 'tags'],
        returnMentions: true,
      }),
    });

    if (!response.ok) {
      throw new Error(\`\${response.status} \${response.statusText}\`);
    }

    const result = await response.json();
    console.log(JSON.stringify(result, null, 2));
    "
  `);
});

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

test('printJavaScript() asks without a body and without its content type', () => {
  const [first, second] = [{ ...exampleRequest, body: {} }, bodilessRequest].map(printJavaScript);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "-   method: 'POST',
    -     'Content-Type': 'application/json',
    -   body: JSON.stringify({}),"
  `);
});

test('printJavaScript() does not parse an empty response', () => {
  const [first, second] = [exampleRequest, { ...exampleRequest, response: 'none' as const }].map(
    printJavaScript,
  );
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- const result = await response.json();
    - console.log(JSON.stringify(result, null, 2));"
  `);
});
