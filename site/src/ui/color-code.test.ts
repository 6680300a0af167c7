import { expect, test } from 'vitest';
import { colorCode } from './color-code';

test.each([
  ['names, strings, numbers and literals', '{"a": ["b", -1.5e3, true]}', 'k"a" s"b" n-1.5e3 ntrue'],
  ['an escaped quote', '["a\\"b: ", "c"]', 's"a\\"b: " s"c"'],
  ['a string without an end, which ends with its line', '{"a": "b\n"c": 1', 'k"a" s"b k"c" n1'],
  ['an apostrophe in a command', `curl -d '{"a": "it'\\''s"}'`, `s'{"a": "it'\\''s"}'`],
  ['a script', "# Key\nresponse = post('/v2', 60)", "c# Key fpost s'/v2' n60"],
  ['nothing inside of a word', 'utf8 untrue format', ''],
  ['no keyword in an option or a method', 'curl --fail-with-body; a.from(b)', 'ffrom'],
])('colorCode() marks %s', (_, text, want) => {
  const html = colorCode(text);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
  const colored = [...html.matchAll(/<span class="(.)">(.*?)<\/span>/gs)];
  expect(colored.map(([, kind, token]) => kind! + token!).join(' ')).toBe(want);
});

test('colorCode() lets no mark-up of its input become mark-up of the page', () => {
  expect(colorCode('{"<b>": "<img src=x>&lt;"} <i>')).not.toMatch(/<(b|img|i)\b/);
  expect(colorCode('&lt;'.repeat(10_000))).toBe('&amp;lt;'.repeat(10_000));
});
