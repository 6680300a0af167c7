import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { finishLinks } from './finish-links';

function finish(href: string, baseUrl = '/'): string {
  const tree: Root = { type: 'root', children: [h('a', { href }, 'x')] };
  finishLinks(tree, baseUrl);
  return toHtml(tree);
}

test.each(['/api_media2/', 'https://example.com/', '#analyze.id'])(
  'finishLinks() leaves %s as it is',
  (href) => {
    expect(finish(href)).toBe(`<a href="${href}">x</a>`);
  },
);

test('finishLinks() puts pages below the base URL of the site', () => {
  expect(finish('/api_media2/', '/docs/')).toContain('"/docs/api_media2/"');
});
