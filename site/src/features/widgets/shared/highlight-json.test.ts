import { expect, test } from 'vitest';
import { highlightJson } from './highlight-json';

test.each([
  [
    'a name and a number',
    { a: -1.5 },
    '{\n  <span class="k">"a"</span>: <span class="n">-1.5</span>\n}',
  ],
  ['a text with a quotation mark', 'a "b": c', '<span class="s">"a \\"b\\": c"</span>'],
  ['true', true, '<span class="n">true</span>'],
  ['an empty list', [], '[]'],
])('highlightJson() marks %s', (_, value, want) => {
  expect(highlightJson(value)).toBe(want);
});

test('highlightJson() lets no mark-up of a text become mark-up of the page', () => {
  expect(highlightJson({ '<b>': '<img src=x onerror=alert(1)>&lt;' })).not.toMatch(/<(b|img)/);
  expect(highlightJson('&lt;')).toContain('&amp;lt;');
});
