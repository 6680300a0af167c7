import { expect, test } from 'vitest';
import { bodilessRequest } from '../testing/bodiless-requests';
import { compareLines } from '../testing/compare-lines';
import { exampleRequest } from '../example-request';
import { printPhp } from './print-php';

test('printPhp() prints a complete script', () => {
  expect(printPhp(exampleRequest)).toMatchInlineSnapshot(`
    "<?php

    $curl = curl_init('https://media-api.geneea.com/v2/nlp/analyze');
    curl_setopt_array($curl, [
        CURLOPT_POST => true,
        CURLOPT_HTTPHEADER => [
            'X-API-Key: <YOUR_API_KEY>',
            'Content-Type: application/json',
        ],
        CURLOPT_POSTFIELDS => json_encode([
            'id' => '1234',
            'title' => 'Emmanuel Macron in Germany.',
            'text' => "Mr. Macron's visit to a trade show",
            'analyses' => ['entities', 'tags'],
            'returnMentions' => true,
        ], JSON_THROW_ON_ERROR),
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 60,
    ]);
    $response = curl_exec($curl);
    if ($response === false) {
        throw new RuntimeException(curl_error($curl));
    }

    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status >= 400) {
        throw new RuntimeException("HTTP $status: $response");
    }

    $result = json_decode($response, false, 512, JSON_THROW_ON_ERROR);
    $flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    echo json_encode($result, $flags), "\\n";
    "
  `);
});

const values: Array<[name: string, given: unknown, want: string]> = [
  ['an apostrophe', "it's", `'v' => "it's"`],
  ['both quotes', `it's "x"`, String.raw`'v' => 'it\'s "x"'`],
  ['variables', '$x {$y}', "'v' => '$x {$y}'"],
  ['variables beside an apostrophe', "it's $x {$y}", String.raw`"it's \$x {\$y}"`],
  ['tags of PHP', '<?php ?>', "'v' => '<?php ?>'"],
  ['a backslash', '\\', String.raw`'v' => '\\'`],
  ['a line break', 'one\ntwo', String.raw`'v' => "one\ntwo"`],
  ['what cannot be seen', '\u2028\u0007', String.raw`"\u{2028}\u{7}"`],
  ['letters and emoji', 'kůň 😀', "'v' => 'kůň 😀'"],
  ['empty collections', [[], {}], '[],\n            new stdClass(),'],
  [
    'names that count',
    { '0': 'a', '1': 'b' },
    "'v' => (object) [\n            '0' => 'a',\n            '1' => 'b',\n        ],",
  ],
  ['one name that counts', { '0': 'a', b: 'b' }, "'v' => [\n            '0' => 'a',"],
  ['other numbers as names', { '1': 'a' }, "'v' => [\n            '1' => 'a',"],
];

test.each(values)('printPhp() keeps %s', (_name, given, want) => {
  expect(printPhp({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printPhp() asks without a body and without its content type', () => {
  const [first, second] = [{ ...exampleRequest, body: {} }, bodilessRequest].map(printPhp);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "-     CURLOPT_POST => true,
    -         'Content-Type: application/json',
    -     CURLOPT_POSTFIELDS => json_encode(new stdClass(), JSON_THROW_ON_ERROR),"
  `);
});

test('printPhp() names a method which curl has no option for', () => {
  const code = printPhp({ ...exampleRequest, method: 'DELETE' });
  expect(code).toContain("CURLOPT_CUSTOMREQUEST => 'DELETE'");
});

test('printPhp() sends a POST without a body, which curl would wait for', () => {
  expect(printPhp({ ...exampleRequest, body: undefined })).toContain("CURLOPT_POSTFIELDS => ''");
});

test('printPhp() does not parse an empty response', () => {
  const [first, second] = [exampleRequest, { ...exampleRequest, response: 'none' as const }].map(
    printPhp,
  );
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- $result = json_decode($response, false, 512, JSON_THROW_ON_ERROR);
    - $flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    - echo json_encode($result, $flags), "\\n";"
  `);
});
