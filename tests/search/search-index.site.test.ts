import { readdirSync, readFileSync } from 'node:fs';
import type { NamesFile } from '@docs/search/index-files';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { products, provider } from '@docs/vendor';

const ASSETS = 'build/assets/search';

/** Pages that concern all products. */
const OTHERS = ['/changes/', '/quality/', '/try/'];

/** Paths of the pages that the sitemap names below the products, and of the interactive reference. */
function listDocs(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url = '']) => decodeURI(new URL(url).pathname))
    .filter(
      (path) => path === '/openapi/' || products.some(({ route }) => path.startsWith(`/${route}/`)),
    );
}

/** A reader should not meet more (pages of examples are reached from their list). */
const MOST_PAGES = 190;

test(`the search has at most ${MOST_PAGES} pages`, () => {
  expect(listIndexed().length).toBeLessThanOrEqual(MOST_PAGES);
});

test('the page of a response names that of its request as the one to list', () => {
  const request = '/api_media2/guide/code/tagging-basic/';
  const page = load(readFileSync(`build${request.replace(/.$/, '-result')}/index.html`, 'utf8'));
  expect(page('link[rel=canonical]').attr('href')).toBe(`${provider.site}${request}`);
});

/** Compressed copies may lie beside them. */
function listFiles(): string[] {
  return readdirSync(ASSETS).filter((file) => file.endsWith('.json'));
}

function listIndexed(): string[] {
  return listFiles()
    .filter((file) => file.includes('-names.'))
    .flatMap((file) => (JSON.parse(readFileSync(`${ASSETS}/${file}`, 'utf8')) as NamesFile).u);
}

test('the index contains each page of the documentation, and the others that concern all products, and nothing else', () => {
  expect(listIndexed().sort()).toEqual([...listDocs(), ...OTHERS].sort());
});

test('without scripts the page of the search links each page of the documentation, and the others that concern all products', () => {
  const page = load(readFileSync('build/search/index.html', 'utf8'), { scriptingEnabled: false });
  const links = page('main noscript a')
    .toArray()
    .map((link) => page(link).attr('href') ?? '');
  expect(links.sort()).toEqual([...listDocs(), ...OTHERS].sort());
});

test('the files of the index have the hash of their content in their names', () => {
  const files = listFiles();
  expect(files).toHaveLength(2 * products.length);
  files.forEach((file) => {
    expect(file).toMatch(/^\w+-(names|texts)\.index\.[0-9a-f]{8}\.json$/);
  });
});
