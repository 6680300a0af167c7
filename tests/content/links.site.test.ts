import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listPages, readAttributes, readPage } from '../support/pages';

const pages = listPages();
const anchors = new Map(
  pages.map((route) => [route, new Set(readAttributes(readPage(route), '[id]', 'id'))]),
);

it.each(pages)('%s links only to pages, anchors and files that exist', (route) => {
  const dead = readAttributes(readPage(route), 'a[href]', 'href')
    .filter((href) => /^[/#]/.test(href))
    .filter((href) => !leadsSomewhere(href, route));
  expect(dead).toEqual([]);
});

function leadsSomewhere(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, `http://localhost${from}`);
  const pageAnchors = anchors.get(decodeURIComponent(pathname));
  if (!pageAnchors) return existsSync(path.join('build', pathname)) && !pathname.endsWith('/');
  return hash === '' || pageAnchors.has(decodeURIComponent(hash.slice(1)));
}
