import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printPhp } from './print-php';

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

test('printPhp() names a method which curl has no option for', () => {
  const code = printPhp({ ...exampleRequest, method: 'DELETE' });
  expect(code).toContain("CURLOPT_CUSTOMREQUEST => 'DELETE'");
});

test('printPhp() sends a POST without a body, which curl would wait for', () => {
  expect(printPhp({ ...exampleRequest, body: undefined })).toContain("CURLOPT_POSTFIELDS => ''");
});
