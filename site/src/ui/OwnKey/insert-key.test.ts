import { expect, test } from 'vitest';
import { highlightCode } from '@docs/docs-model/mdx';
import { exampleRequest } from '@docs/code-samples/testing';
import { languages } from '@docs/vendor/samples';
import { insertKey } from './insert-key';

/** The text that a browser shows for the HTML of a code block. */
function toShown(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x3C;', '<');
  return text.replaceAll('&amp;', '&').replaceAll('&#x26;', '&');
}

const KEYS = ['abc-123', 'C:\\key\\', 'a"b', '<b>&amp;</b>', '$1 $& $$'];

const cases = languages.flatMap(({ label, print, syntax }) =>
  KEYS.map((key): [string, string, typeof print, string] => [label, key, print, syntax]),
);

test.each(cases)('%s: the key %s is as the printer would quote it', (_, key, print, syntax) => {
  const html = highlightCode(print(exampleRequest), syntax);
  const headers = exampleRequest.headers.map(([name, value]): [string, string] => [
    name,
    value === '<YOUR_API_KEY>' ? key : value,
  ]);
  expect(toShown(insertKey(html, key, syntax))).toBe(print({ ...exampleRequest, headers }));
});

test.each([
  ['bash', "-H 'k: it'\\''s'"],
  ['powershell', "-H 'k: it''s'"],
  ['perl', "-H 'k: it\\'s'"],
  ['ruby', "-H 'k: it\\'s'"],
])('insertKey() quotes an apostrophe for %s', (language, want) => {
  expect(insertKey("-H 'k: &#x3C;YOUR_API_KEY>'", "it's", language)).toBe(want);
});

test('insertKey() never lets a key become markup', () => {
  const html = insertKey("'&#x3C;YOUR_API_KEY>'", '<img src=x onerror=alert(1)>', 'python');
  expect(html).toBe("'&lt;img src=x onerror=alert(1)>'");
});

test('insertKey() leaves the placeholder where no key is given', () => {
  expect(insertKey("'&#x3C;YOUR_API_KEY>'", '', 'bash')).toBe("'&#x3C;YOUR_API_KEY>'");
});
