import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from '@docs/docs-model/pages';
import { listPages, readPage, readTexts } from '../support/pages';

/** Every page, with that for unknown paths. */
const pages = [
  ...listPages().map((route) => ({ route, page: readPage(route) })),
  ...(existsSync('build/404.html')
    ? [{ route: '/404.html', page: load(readFileSync('build/404.html', 'utf8')) }]
    : []),
];
const documents = pages.map(({ route, page }) => ({
  route,
  title: page('title').text(),
  description: page('meta[name=description]').attr('content') ?? '',
  // Without the label above the title, and without buttons.
  first: toFirstSentence(readTexts(page, 'main p').find((text) => /[.:!?]$/.test(text)) ?? ''),
}));

function toFirstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/)[0] ?? '';
}

describe('in a list of search results', () => {
  it.each([
    ['titles', documents.map(({ title }) => title)],
    ['descriptions', documents.map(({ description }) => description)],
  ])('all %s are different', (_, texts) => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each(documents)('$route has a description that fits', ({ description }) => {
    expect(description.length, description).toBeGreaterThanOrEqual(SHORTEST_DESCRIPTION);
    expect(description.length, description).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
  });

  // The description of a type begins as its page does: with what the type is for.
  const isType = (route: string) => /\/reference\/[A-Z]/.test(route);
  it.each(documents.filter(({ route, first }) => first !== '' && !isType(route)))(
    '$route does not say its first sentence twice',
    ({ description, first }) => {
      expect(description).not.toContain(first.replace(/[.:!?]$/, ''));
      expect(toFirstSentence(description)).not.toBe(first);
    },
  );

  it('nearly all pages begin with a sentence', () => {
    const without = documents.filter(({ first }) => first === '').map(({ route }) => route);
    expect(without).toEqual(['/search/']);
  });
});
