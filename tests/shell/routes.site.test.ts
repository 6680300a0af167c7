import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { products, provider } from '@docs/vendor';
import { redirects } from '../../site/deploy/redirects';
import { listPages, readPage, readTexts } from '../support/pages';

const names = parse(readFileSync('tests/shell/routes.yaml', 'utf8')) as Record<string, string>;
const routes = Object.entries(names).flatMap(([folder, list]) =>
  list.split(' ').map((name) => (name === '.' ? folder : `${folder}${name}/`)),
);
const pages = new Set(listPages());

it.each(routes)(
  '%s, which the specification names, is a page',
  { meta: { spec: ['Every route of the specification is a page'] } },
  (route) => expect(pages).toContain(route),
);

it.each(redirects)('%s, which is gone, leads to %s', (route, target) => {
  const { pathname, hash } = new URL(target, provider.site);
  expect(pages).not.toContain(route);
  expect(pages).toContain(pathname);
  if (hash !== '') expect(readPage(pathname)(hash)).toHaveLength(1);
  expect(readPage(route)('a').attr('href')).toBe(target);
});

describe('every page', () => {
  it.each([...pages])('%s has one main heading and one main landmark', (route) => {
    const page = readPage(route);
    const headings = readTexts(page, 'h1');
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toBe('');
    expect(page('main')).toHaveLength(1);
  });

  it.each([...pages])(
    '%s has its headings in order',
    { meta: { spec: ['Headings in order, one main landmark'] } },
    (route) => {
      const levels = readPage(route)('h1, h2, h3, h4, h5, h6')
        .toArray()
        .map((heading) => Number(heading.tagName.slice(1)));
      levels.forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      });
    },
  );

  it.each([...pages])('%s has a title that names its product', (route) => {
    const product = products.find((candidate) => route.startsWith(`/${candidate.route}/`));
    expect(readPage(route)('title').text()).toContain(product?.title ?? provider.name);
  });
});
