import { expect, test } from 'vitest';
import { bodilessRequest, emptyRequest } from '../testing/bodiless-requests';
import { compareLines } from '../testing/compare-lines';
import { exampleRequest } from '../example-request';
import { printPerl } from './print-perl';

test('printPerl() prints a complete script', () => {
  expect(printPerl(exampleRequest)).toMatchInlineSnapshot(`
    "use strict;
    use warnings;
    use utf8;
    use HTTP::Tiny;  # HTTPS also needs IO::Socket::SSL
    use JSON::PP;

    my $json = JSON::PP->new->utf8->canonical->pretty->allow_bignum;

    my $response = HTTP::Tiny->new(verify_SSL => 1)->post('https://media-api.geneea.com/v2/nlp/analyze', {
        headers => {
            'X-API-Key' => '<YOUR_API_KEY>',
            'Content-Type' => 'application/json',
        },
        content => $json->encode({
            id => '1234',
            title => 'Emmanuel Macron in Germany.',
            text => 'Mr. Macron\\'s visit to a trade show',
            analyses => ['entities', 'tags'],
            returnMentions => JSON::PP::true,
        }),
    });
    die "$response->{status} $response->{reason}\\n" unless $response->{success};

    my $result = $json->decode($response->{content});
    print $json->encode($result);
    "
  `);
});

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

test('printPerl() asks without a body and without its content type', () => {
  const [first, second] = [{ ...exampleRequest, body: {} }, bodilessRequest].map(printPerl);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- my $response = HTTP::Tiny->new(verify_SSL => 1)->post('https://media-api.geneea.com/v2/nlp/analyze', {
    -         'Content-Type' => 'application/json',
    -     content => $json->encode({}),
    + my $response = HTTP::Tiny->new(verify_SSL => 1)->get('https://media-api.geneea.com/v2/nlp/analyze', {"
  `);
});

test('printPerl() loads big numbers only where one is', () => {
  expect(printPerl(exampleRequest)).not.toContain('use Math::BigFloat');
  expect(printPerl({ ...exampleRequest, body: [0.1 + 0.2] })).toContain('use Math::BigFloat;\n');
});

test('printPerl() names a method for which HTTP::Tiny has no function', () => {
  const code = printPerl({ ...exampleRequest, method: 'PATCH' });
  expect(code).toContain("->request('PATCH', 'https://media-api.geneea.com/v2/nlp/analyze', {");
});

test('printPerl() needs no JSON where nothing is sent or returned', () => {
  const [first, second] = [bodilessRequest, emptyRequest].map(printPerl);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- use JSON::PP;
    - my $json = JSON::PP->new->utf8->canonical->pretty->allow_bignum;
    - my $response = HTTP::Tiny->new(verify_SSL => 1)->get('https://media-api.geneea.com/v2/nlp/analyze', {
    - my $result = $json->decode($response->{content});
    - print $json->encode($result);
    + my $response = HTTP::Tiny->new(verify_SSL => 1)->delete('https://media-api.geneea.com/v2/nlp/analyze', {"
  `);
});
