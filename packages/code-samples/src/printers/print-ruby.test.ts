import { expect, test } from 'vitest';
import { bodilessRequest, emptyRequest } from '../testing/bodiless-requests';
import { compareLines } from '../testing/compare-lines';
import { exampleRequest } from '../example-request';
import { printRuby } from './print-ruby';

test('printRuby() prints a complete script', () => {
  expect(printRuby(exampleRequest)).toMatchInlineSnapshot(`
    "require 'json'
    require 'net/http'

    uri = URI('https://media-api.geneea.com/v2/nlp/analyze')
    request = Net::HTTP::Post.new(
      uri,
      'X-API-Key' => '<YOUR_API_KEY>',
      'Content-Type' => 'application/json'
    )
    request.body = {
      id: '1234',
      title: 'Emmanuel Macron in Germany.',
      text: "Mr. Macron's visit to a trade show",
      analyses: ['entities', 'tags'],
      returnMentions: true
    }.to_json

    response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|
      http.request(request)
    end
    abort "#{response.code} #{response.message}" unless response.is_a?(Net::HTTPSuccess)

    puts JSON.pretty_generate(JSON.parse(response.body))
    "
  `);
});

const values: Array<[name: string, given: unknown, want: string]> = [
  ['an apostrophe', "it's", `v: "it's"`],
  ['both quotes', `it's "x"`, String.raw`v: 'it\'s "x"'`],
  ['expressions', '#{1} #$0 #@x', "v: '#{1} #$0 #@x'"],
  ['expressions beside an apostrophe', "it's #{1}", String.raw`v: "it's \#{1}"`],
  ['a backslash', '\\', String.raw`v: '\\'`],
  ['a line break', 'one\ntwo', String.raw`v: "one\ntwo"`],
  ['what cannot be seen', '\u2028\u0007', String.raw`v: "\u2028\u0007"`],
  ['letters and emoji', 'kůň 😀', "v: 'kůň 😀'"],
  ['null and truth', [null, true, false], 'v: [nil, true, false]'],
  ['names which are no identifiers', { 'a-b': 1, '42': 2 }, "'a-b': 1"],
  ['names with a meaning', { if: 1, class: 2 }, 'if: 1,\n    class: 2'],
];

test.each(values)('printRuby() keeps %s', (_name, given, want) => {
  expect(printRuby({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printRuby() asks without a body and without its content type', () => {
  const [first, second] = [{ ...exampleRequest, body: {} }, bodilessRequest].map(printRuby);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- request = Net::HTTP::Post.new(
    -   'X-API-Key' => '<YOUR_API_KEY>',
    -   'Content-Type' => 'application/json'
    - request.body = {}.to_json
    + request = Net::HTTP::Get.new(
    +   'X-API-Key' => '<YOUR_API_KEY>'"
  `);
});

test('printRuby() names a method for which net/http has no class', () => {
  const code = printRuby({ ...exampleRequest, method: 'REPORT' });
  expect(code).toContain("Net::HTTPGenericRequest.new(\n  'REPORT',\n  true,\n  true,\n  uri,");
});

test('printRuby() needs no JSON where nothing is sent or returned', () => {
  const [first, second] = [bodilessRequest, emptyRequest].map(printRuby);
  expect(compareLines(first!, second!)).toMatchInlineSnapshot(`
    "- require 'json'
    - request = Net::HTTP::Get.new(
    - puts JSON.pretty_generate(JSON.parse(response.body))
    + request = Net::HTTP::Delete.new("
  `);
});

test('printRuby() does not parse an empty response', () => {
  const code = printRuby({ ...exampleRequest, response: 'none' });
  expect(code).toContain('.to_json');
  expect(code).not.toContain('JSON.parse');
});
