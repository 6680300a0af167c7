import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { finishLinks } from './finish-links';
import { h } from './hast';

async function finish(href: string, baseUrl = '/'): Promise<string> {
  const tree: Root = { type: 'root', children: [h('a', { href }, 'x')] };
  await finishLinks(tree, { contract: 'media-v2', baseUrl });
  return toHtml(tree);
}

test.each([
  ['op:analyze', '#analyze'],
  ['op:general-v3/analyze', '/api_general/reference/#analyze'],
  ['type:Entity.gkbId', '/api_media2/reference/Entity/#field-gkbId'],
  ['term:standard-form', '/gkb/glossary/#standard-form'],
  ['https://example.com/', 'https://example.com/'],
  ['#analyze.id', '#analyze.id'],
])('finishLinks() turns %s into %s', async (href, want) => {
  expect(await finish(href)).toBe(`<a href="${want}">x</a>`);
});

test('finishLinks() puts pages below the base URL of the site', async () => {
  expect(await finish('type:Entity', '/docs/')).toContain('"/docs/api_media2/reference/Entity/"');
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x'])(
  'finishLinks() leaves of %s the words only',
  async (href) => {
    expect(await finish(href)).toBe('<a>x</a>');
  },
);

test('finishLinks() names the nearest type when there is none of that name', async () => {
  await expect(finish('type:Entiti')).rejects.toThrow(/openapi\.yaml.*"Entity"/s);
});
