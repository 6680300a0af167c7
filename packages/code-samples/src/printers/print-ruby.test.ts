import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printRuby } from './print-ruby';

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

test('printRuby() names a method for which net/http has no class', () => {
  const code = printRuby({ ...exampleRequest, method: 'REPORT' });
  expect(code).toContain("Net::HTTPGenericRequest.new(\n  'REPORT',\n  true,\n  true,\n  uri,");
});
