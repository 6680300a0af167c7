import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { breakPath, renderBlocks, renderPhrases } from './hast';

const print = (nodes: ReturnType<typeof renderBlocks>) => toHtml(h('div', nodes));

test.each([
  ['an element', '<b>bold</b>', '&#x3C;b>bold&#x3C;/b>'],
  ['a script', '<script>alert(1)</script>', '&#x3C;script>alert(1)&#x3C;/script>'],
  ['an expression', 'Send {id} | a\\|b', 'Send {id} | a|b'],
  ['an attribute', 'a "quoted" <img src=x onerror=y>', '&#x3C;img src=x onerror=y>'],
])('renderBlocks() shows %s as text', (_name, description, want) => {
  expect(print(renderBlocks(description))).toContain(want);
});

test('renderBlocks() keeps paragraphs, lists and code apart', () => {
  const html = print(renderBlocks('One `<code>`.\n\n- a\n- b'));
  expect(html).toContain('<p>One <code>&#x3C;code></code>.</p>');
  expect(html).toContain('<li>a</li>');
});

test('renderPhrases() adds no space between a name and a comma', () => {
  expect(print(renderPhrases('Send `title`, `lead` or `text`.'))).toBe(
    '<div>Send <code>title</code>, <code>lead</code> or <code>text</code>.</div>',
  );
});

test('breakPath() lets a path break after slashes, before parameters and before their values, and keeps its text', () => {
  const html = toHtml(h('code', breakPath('/v2/photos?a=1&b=2')));
  expect(html).toBe('<code>/<wbr>v2/<wbr>photos?<wbr>a=<wbr>1&#x26;<wbr>b=<wbr>2</code>');
  expect(html.replaceAll('<wbr>', '')).toContain('/v2/photos?a=1');
});
