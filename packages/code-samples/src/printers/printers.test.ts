import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { commonLanguages } from '../languages';
import type { SampleRequest } from '../request';
import { isShortForWindows, printCurlWindows } from './print-curl-windows';
import { isShortForJava, printJava } from './print-java';

const { name, url, headers } = exampleRequest;

/** The lines of a text that another one does not have. */
function listOthers(text: string, other: string, sign: string): string[] {
  const lines = new Set(other.split('\n'));
  return text.split('\n').flatMap((line) => (lines.has(line) ? [] : `${sign} ${line}`));
}

test.each(commonLanguages)('the code in $label is the one in its file', async ({ id, print }) => {
  const small = print({ ...exampleRequest, body: 1 });
  const bare = print({ name, method: 'DELETE', url, headers, response: 'none' });
  const lines = [
    print(exampleRequest),
    '=== DELETE with neither a body nor a response, beside POST with the body 1',
    ...listOthers(small, bare, '-'),
    ...listOthers(bare, small, '+'),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`printed/${id}.txt`);
});

/**
 * Each language writes these values in its own way: one is in the field `v` of a body, and its code
 * follows. print-literal.ts has what all languages share, and tests/samples/hostile.test.ts runs all.
 */
const VALUES: Record<string, [name: string, given: unknown, want: string][]> = {
  curl: [
    ['an apostrophe', "it's", String.raw`"v": "it'\''s"`],
    ['what shells replace', '$HOME `id` !!', '"v": "$HOME `id` !!"'],
    ['a backslash before a quote', String.raw`\"`, String.raw`"v": "\\\""`],
  ],
  javascript: [
    ['an apostrophe', "it's", `v: "it's"`],
    ['both quotes', `it's "x"`, String.raw`v: 'it\'s "x"'`],
    ['a backslash and white space', '\\\n\r\t', String.raw`v: '\\\n\r\t'`],
    ['template syntax', '${1} `', "v: '${1} `'"],
    ['what cannot be seen', '\u2028\u0007', String.raw`v: '\u2028\u0007'`],
    ['names which are no identifiers', { 'a-b': 1, čeština: 2 }, "'a-b': 1,\n      'čeština': 2,"],
    ['a field named __proto__', { ['__proto__']: 1 }, "['__proto__']: 1"],
    ['empty collections', [[], {}], 'v: [\n      [],\n      {},\n    ]'],
  ],
  python: [
    ['null and truth', [null, true, false], "'v': [None, True, False]"],
    ['numbers', [1, 0.1, 1e21], "'v': [1, 0.1, 1e+21]"],
  ],
  'curl-windows': [
    ['a quote', '"', String.raw`{\"v\": \"\u0022\"}`],
    ['a backslash before a quote', String.raw`\"`, String.raw`\"v\": \"\u005c\u0022\"`],
    ['a backslash at the end', 'C:\\', String.raw`\"v\": \"C:\u005c\"`],
    ['variables', '%PATH% !PATH!', String.raw`\"\u0025PATH\u0025 \u0021PATH\u0021\"`],
    ['operators', 'a & b | c < d > e ^', String.raw`a \u0026 b \u007c c \u003c d \u003e e \u005e`],
    ['a line break', 'one\ntwo', String.raw`\"one\ntwo\"`],
    ['letters outside ASCII', 'kůň 😀', String.raw`\"k\u016f\u0148 \ud83d\ude00\"`],
    ['an apostrophe, as it is', "it's", "it's"],
  ],
  java: [
    ['a quote', '"', String.raw`"v": "\\""`],
    ['a line break', 'one\ntwo', String.raw`"v": "one\\ntwo"`],
    ['three quotes', '"""', String.raw`"v": "\\"\\"\\""`],
    ['what looks like a Unicode escape', String.raw`\u0041`, String.raw`"v": "\\\\u0041"`],
  ],
  csharp: [
    ['a quote', '"', String.raw`""v"": ""\""""`],
    ['a backslash and a line break', '\\\n', String.raw`""v"": ""\\\n""`],
    ['braces', '{0}', '""v"": ""{0}""'],
  ],
  php: [
    ['an apostrophe', "it's", `'v' => "it's"`],
    ['variables', '$x {$y}', "'v' => '$x {$y}'"],
    ['variables beside an apostrophe', "it's $x {$y}", String.raw`"it's \$x {\$y}"`],
    ['tags of PHP', '<?php ?>', "'v' => '<?php ?>'"],
    ['what cannot be seen', '\u2028\u0007', String.raw`"\u{2028}\u{7}"`],
    ['empty collections', [[], {}], '[],\n            new stdClass(),'],
    ['names that count', { '0': 'a', '1': 'b' }, "(object) [\n            '0' => 'a',"],
    ['one name that counts', { '0': 'a', b: 'b' }, "'v' => [\n            '0' => 'a',"],
    ['other numbers as names', { '1': 'a' }, "'v' => [\n            '1' => 'a',"],
  ],
  go: [
    ['a backtick, which ends a raw string', '`', String.raw`"v": "\u0060"`],
    ['a quote and a line break', '"\r\n', String.raw`"v": "\"\r\n"`],
    ['verbs of fmt', '%s %d', '"v": "%s %d"'],
    ['what Go does not allow in source', '\0\uFEFF', String.raw`"v": "\u0000\ufeff"`],
  ],
  ruby: [
    ['expressions', '#{1} #$0 #@x', "v: '#{1} #$0 #@x'"],
    ['expressions beside an apostrophe', "it's #{1}", String.raw`v: "it's \#{1}"`],
    ['null and truth', [null, true, false], 'v: [nil, true, false]'],
    ['names which are no identifiers', { 'a-b': 1, '42': 2 }, "'a-b': 1"],
    ['names with a meaning', { if: 1, class: 2 }, 'if: 1,\n    class: 2'],
  ],
  perl: [
    ['an apostrophe', "it's", String.raw`v => 'it\'s'`],
    ['variables', '$HOME @ARGV %ENV', "v => '$HOME @ARGV %ENV'"],
    ['variables beside a line break', '$x @y "\n', String.raw`v => "\$x \@y \"\n"`],
    ['a backslash', String.raw`\\`, String.raw`v => '\\\\'`],
    ['what cannot be seen', '\u2028\u0007', String.raw`v => "\x{2028}\x{7}"`],
    ['null and truth', [null, true], 'v => [undef, JSON::PP::true]'],
    ['names which are no identifiers', { 'a-b': 1, '42': 2 }, "'a-b' => 1"],
    ['all digits of a float', 0.1 + 0.2, "v => Math::BigFloat->new('0.30000000000000004')"],
  ],
  r: [
    ['quotes', `it's "x"`, String.raw`v = "it's \"x\""`],
    ['a list of one', ['x'], 'v = list("x")'],
    ['empty collections', [[], {}], 'list(),\n        setNames(list(), character())'],
    ['null and truth', [null, true, false], 'v = list(NULL, TRUE, FALSE)'],
    ['names which are no identifiers', { 'a-b': 1, if: 2 }, '"a-b" = 1,\n        "if" = 2'],
    ['all digits of a float', 0.1 + 0.2, 'v = structure("0.30000000000000004", class = "json")'],
    ['U+0000', '\0', String.raw`v = structure("\"\\u0000\"", class = "json")`],
    ['a field without a name', { '': 1 }, String.raw`structure("{\n  \"\": 1\n}", class = "json")`],
  ],
};

test.each(commonLanguages)('the code in $label keeps values as they are', ({ id, print }) => {
  for (const [what, given, want] of VALUES[id]!) {
    expect(print({ ...exampleRequest, body: { v: given } }), what).toContain(want);
  }
});

test.each<[id: string, what: string, Partial<SampleRequest>, want: string]>([
  ['csharp', 'a method without a name', { method: 'PATCH' }, 'new HttpMethod("PATCH")'],
  ['go', 'a method without a name', { method: 'REPORT' }, 'NewRequest("REPORT", url, body)'],
  ['perl', 'a method without a function', { method: 'PATCH' }, "->request('PATCH', 'https://"],
  ['python', 'a method without a function', { method: 'REPORT' }, "request(\n    'REPORT',\n"],
  ['r', 'a method without a function', { method: 'REPORT' }, 'VERB(\n  "REPORT",\n  "https://'],
  ['ruby', 'a method without a class', { method: 'REPORT' }, "(\n  'REPORT',\n  true,\n  true,"],
  ['python', 'null, which requests leaves out', { body: null }, "    data='null',\n"],
  ['php', 'no body, which curl waits for', { body: undefined }, "CURLOPT_POSTFIELDS => ''"],
  ['perl', 'big numbers', { body: [0.1 + 0.2] }, 'use Math::BigFloat;\n'],
  ['r', 'finished JSON', { body: [0.1 + 0.2] }, 'json_verbatim = TRUE'],
  ['r', 'headers as httr spells them', { headers: [['accept', '*/*']] }, '"Accept" = "*/*"'],
  [
    'curl-windows',
    'backslashes at the end of a header',
    { headers: [['X-Folder', String.raw`C:\\`]] },
    String.raw`-H "X-Folder: C:\\\\"`,
  ],
])('the code in %s sends %s', (id, _, given, want) => {
  const { print } = commonLanguages.find((language) => language.id === id)!;
  expect(print({ ...exampleRequest, ...given })).toContain(want);
});

test.each([
  ['POST', undefined, '.POST(HttpRequest.BodyPublishers.noBody())'],
  ['PUT', 1, '.PUT(HttpRequest.BodyPublishers.ofString('],
  ['DELETE', 1, '.method("DELETE", HttpRequest.BodyPublishers.ofString('],
  ['PATCH', undefined, '.method("PATCH", HttpRequest.BodyPublishers.noBody())'],
])('printJava() names the method %s with the body %j', (method, body, want) => {
  expect(printJava({ ...exampleRequest, method, body })).toContain(`            ${want}`);
});

test.each([
  // Beside the letters, {, "v": "", }, and three line breaks are in the text block.
  ['65,534 bytes', 'x'.repeat(65_534 - 14), true],
  ['65,535 bytes', 'x'.repeat(65_535 - 14), false],
  ['15,000 emoji, 90,000 bytes in a class file', '😀'.repeat(15_000), false],
])('isShortForJava() knows how long a constant may be: %s', (_, text, want) => {
  expect(isShortForJava({ ...exampleRequest, body: { v: text } })).toBe(want);
});

test.each([
  [8191, true],
  [8192, false],
])('isShortForWindows() of a command with %i characters is %s', (length, want) => {
  const { length: rest } = printCurlWindows({ ...exampleRequest, body: '' });
  const request = { ...exampleRequest, body: 'x'.repeat(length - rest) };
  expect(printCurlWindows(request)).toHaveLength(length);
  expect(isShortForWindows(request)).toBe(want);
});
