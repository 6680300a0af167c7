import { expect, test } from 'vitest';
import { bodilessRequest, emptyRequest } from '../testing/bodiless-requests';
import { compareLines } from '../testing/compare-lines';
import { exampleRequest } from '../example-request';
import { printR } from './print-r';

test('printR() prints a complete script', () => {
  expect(printR(exampleRequest)).toMatchInlineSnapshot(`
    "library(httr)
    library(jsonlite)

    response <- POST(
      "https://media-api.geneea.com/v2/nlp/analyze",
      add_headers(
        "X-API-Key" = "<YOUR_API_KEY>",
        "Content-Type" = "application/json"
      ),
      body = toJSON(
        list(
          id = "1234",
          title = "Emmanuel Macron in Germany.",
          text = "Mr. Macron's visit to a trade show",
          analyses = list("entities", "tags"),
          returnMentions = TRUE
        ),
        auto_unbox = TRUE, null = "null", digits = NA
      )
    )
    stop_for_status(response)

    result <- content(response, as = "text", encoding = "UTF-8")
    cat(prettify(result))
    "
  `);
});

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

test('printR() asks without a body and without its content type', () => {
  const [first, second] = [{ ...exampleRequest, body: {} }, bodilessRequest].map(printR);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- response <- POST(
    -   add_headers(
    -     "X-API-Key" = "<YOUR_API_KEY>",
    -     "Content-Type" = "application/json"
    -   ),
    -   body = toJSON(
    -     setNames(list(), character()),
    -     auto_unbox = TRUE, null = "null", digits = NA
    -   )
    + response <- GET(
    +   add_headers("X-API-Key" = "<YOUR_API_KEY>")"
  `);
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

test('printR() needs no JSON where nothing is sent or returned', () => {
  const [first, second] = [bodilessRequest, emptyRequest].map(printR);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- library(jsonlite)
    - response <- GET(
    - result <- content(response, as = "text", encoding = "UTF-8")
    - cat(prettify(result))
    + response <- DELETE("
  `);
});
