import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printPerl } from './print-perl';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['an apostrophe', "it's", String.raw`v => 'it\'s'`],
  ['variables', '$HOME @ARGV %ENV', "v => '$HOME @ARGV %ENV'"],
  ['variables beside a line break', '$x @y "\n', String.raw`v => "\$x \@y \"\n"`],
  ['a backslash', String.raw`\\`, String.raw`v => '\\\\'`],
  ['what cannot be seen', '\u2028\u0007', String.raw`v => "\x{2028}\x{7}"`],
  ['null and truth', [null, true], 'v => [undef, JSON::PP::true]'],
  ['texts that look like numbers', ['1', 1], "v => ['1', 1]"],
  ['names which are no identifiers', { 'a-b': 1, '42': 2 }, "'a-b' => 1"],
  ['all digits of a float', 0.1 + 0.2, "v => Math::BigFloat->new('0.30000000000000004')"],
];

test.each(values)('printPerl() keeps %s', (_name, given, want) => {
  expect(printPerl({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printPerl() loads big numbers only where one is', () => {
  expect(printPerl(exampleRequest)).not.toContain('use Math::BigFloat');
  expect(printPerl({ ...exampleRequest, body: [0.1 + 0.2] })).toContain('use Math::BigFloat;\n');
});

test('printPerl() names a method for which HTTP::Tiny has no function', () => {
  const code = printPerl({ ...exampleRequest, method: 'PATCH' });
  expect(code).toContain("->request('PATCH', 'https://media-api.example.com/v2/nlp/analyze', {");
});
