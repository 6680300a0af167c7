import {
  printBlock,
  type Dialect,
  escapeText,
  needsAllDigits,
  printLiteral,
  printNumber,
  SHARED_ESCAPES,
} from './print-literal';
import { expectsJson, hasBody, type SampleRequest, sentHeaders, sentUrl } from '../request';

/** Between double quotes, $ and @ begin the name of a variable. */
const DOUBLE_QUOTED = { ...SHARED_ESCAPES, '"': '\\"', $: '\\$', '@': '\\@' };

const PERL: Dialect = {
  indent: '    ',
  trailingComma: true,
  null: 'undef',
  // Perl has no booleans: 1 and 0 would arrive as numbers.
  true: 'JSON::PP::true',
  false: 'JSON::PP::false',
  string: quotePerl,
  number: printPerlNumber,
  list: { open: '[', close: ']' },
  map: { open: '{', close: '}', empty: '{}' },
  entry: (key, value) => `${/^[A-Za-z_]\w*$/.test(key) ? key : quotePerl(key)} => ${value}`,
};

const BIG_FLOAT = 'Math::BigFloat->new';

/** Methods for which HTTP::Tiny has its own function. */
const SHORTCUTS = ['GET', 'POST', 'PUT', 'DELETE'];

// allow_bignum: without it, long numbers in the response lose digits.
const JSON_SETUP = `my $json = JSON::PP->new->utf8->canonical->pretty->allow_bignum;

`;

const JSON_OUTPUT = `
my $result = $json->decode($response->{content});
print $json->encode($result);
`;

/** Prints a script that needs only modules that come with Perl. */
export function printPerl(request: SampleRequest): string {
  const usesJson = hasBody(request) || expectsJson(request);
  const call = printCall(request);
  return `use strict;
use warnings;
use utf8;
use HTTP::Tiny;  # HTTPS also needs IO::Socket::SSL
${usesJson ? 'use JSON::PP;\n' : ''}${call.includes(BIG_FLOAT) ? 'use Math::BigFloat;\n' : ''}
${usesJson ? JSON_SETUP : ''}my $response = HTTP::Tiny->new(verify_SSL => 1)->${call};
die "$response->{status}: $response->{content}\\n" unless $response->{success};
${expectsJson(request) ? JSON_OUTPUT : ''}`;
}

function printCall(request: SampleRequest): string {
  const isShort = SHORTCUTS.includes(request.method);
  const url = quotePerl(sentUrl(request.url));
  const call = isShort
    ? `${request.method.toLowerCase()}(${url}`
    : `request(${quotePerl(request.method)}, ${url}`;

  const headers = printLiteral(Object.fromEntries(sentHeaders(request)), PERL);
  const options = [`headers => ${headers}`];
  if (hasBody(request)) {
    options.push(`content => $json->encode(${printLiteral(request.body, PERL)})`);
  }
  return `${call}, ${printBlock('{', options, '}', PERL)})`;
}

/** Perl writes a float with 15 digits; a big number keeps all of them. */
function printPerlNumber(value: number): string {
  const number = printNumber(value);
  return needsAllDigits(value) ? `${BIG_FLOAT}('${number}')` : number;
}

/** Between apostrophes only two characters are special; control characters need the other kind. */
function quotePerl(text: string): string {
  const quoted = `'${text.replace(/['\\]/g, '\\$&')}'`;
  if (escapeText(quoted, {}) === quoted) return quoted;
  return `"${escapeText(text, DOUBLE_QUOTED, (hex) => `\\x{${hex}}`)}"`;
}
