import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { listPages, readPage, readTexts } from './pages';

const routes = parse(readFileSync('tests/site/routes.yaml', 'utf8')) as Record<string, string[]>;
const pages = new Set(listPages());

describe.each(Object.entries(routes))('routes of %s', (_product, expected) => {
  it.each(expected)('%s is a page', (route) => {
    expect(pages).toContain(route);
  });
});

describe('every page', () => {
  it.each([...pages])('%s has one main heading and one main landmark', (route) => {
    const page = readPage(route);
    const headings = readTexts(page, 'h1');
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toBe('');
    expect(page('main')).toHaveLength(1);
  });

  it.each([...pages])('%s has its headings in order', (route) => {
    const levels = readPage(route)('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((heading) => Number(heading.tagName.slice(1)));
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });

  const descriptions = new Map(
    [...pages].map((route) => [
      route,
      readPage(route)('meta[name=description]').attr('content') ?? '',
    ]),
  );

  // A title may be that of another product's page: each of them has a quick start and a type Tag.
  it.each([...pages])('%s has a title, and a description of its own', (route) => {
    expect(readPage(route)('title').text()).toMatch(/\S/);
    const description = descriptions.get(route)!;
    expect(description.length).toBeGreaterThanOrEqual(50);
    const same = [...descriptions].filter(([, other]) => other === description);
    expect(same.map(([other]) => other)).toEqual([route]);
  });
});
