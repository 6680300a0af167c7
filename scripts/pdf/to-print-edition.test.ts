import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, describe, expect, it, test } from 'vitest';
import { products } from '#products';
import { toAnchor, toPrintEdition, toPrintLink } from './to-print-edition';

const folder = mkdtempSync(path.join(tmpdir(), 'print-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A site with these pages, each of which leads to the next. */
function writeSite(pages: Record<string, string>): void {
  const routes = Object.keys(pages);
  Object.entries(pages).forEach(([route, html], index) => {
    const next = routes[index + 1];
    const link = next === undefined ? '' : `<a class="pagination-nav__link--next" href="${next}">`;
    mkdirSync(path.join(folder, route), { recursive: true });
    writeFileSync(
      path.join(folder, route, 'index.html'),
      `<article><div class="markdown"><h1>${route}</h1>${html}</div></article>${link}`,
    );
  });
}

async function toEdition(id: string, pages: Record<string, string>) {
  writeSite(pages);
  return load(
    await toPrintEdition(
      folder,
      products.find((product) => product.id === id)!,
    ),
  );
}

describe('toPrintEdition()', () => {
  it('names the day, and the version of an API', async () => {
    const page = await toEdition('api_media2', { '/api_media2/': '' });
    expect(page('.edition').text()).toMatch(
      /^Edition of \w+ \d+, \d{4}, for version [\d.]+ of the/,
    );
    const other = await toEdition('gkb', { '/gkb/': '' });
    expect(other('.edition').text()).toMatch(/^Edition of \w+ \d+, \d{4}$/);
  });

  it('prints what can be edited, once, and nothing that is pressed', async () => {
    const editor = '<div aria-hidden="true">1</div><textarea>1</textarea><button>Run</button>';
    const page = await toEdition('genja', { '/genja/': `<div class="editor">${editor}</div>` });
    expect(page('.editor').html()).toBe('<pre>1</pre>');
  });

  it('begins a page on a new page, unless it is a type', async () => {
    const page = await toEdition('api_media2', {
      '/api_media2/': '',
      '/api_media2/reference/': '',
      '/api_media2/reference/Tag/': '',
    });
    const anchors = page('main > .type').toArray();
    expect(anchors.map((article) => page(article).attr('id'))).toEqual([
      'api_media2.reference.Tag',
    ]);
  });

  it('keeps short code together, and divides long code', async () => {
    const toCode = (lines: number) =>
      `<figure class="code"><pre>${'1\n'.repeat(lines)}</pre></figure>`;
    const page = await toEdition('gkb', { '/gkb/': `<p>${toCode(25)}</p><p>${toCode(26)}</p>` });
    const figures = page('figure').toArray();
    expect(figures.map((figure) => page(figure).hasClass('together'))).toEqual([true, false]);
  });

  it('breaks no date at its hyphens', async () => {
    const cells = '<td>2026-11-23</td><td>two words</td>';
    const page = await toEdition('gkb', { '/gkb/': `<table><tr>${cells}</tr></table>` });
    expect(page('.word').text()).toBe('2026-11-23');
  });
});

test.each([
  ['/gkb/items/', '#gkb.items'],
  ['/gkb/items/#types', '#gkb.items--types'],
  ['#types', '#gkb.glossary--types'],
  ['/gkb/items.md', 'https://help.geneea.com/gkb/items.md'],
  ['/api_media2/#key', 'https://help.geneea.com/api_media2/#key'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link to %s leads to %s in the document', (href, want) => {
  expect(toPrintLink(href, '/gkb/glossary/', '/gkb/')).toBe(want);
});

test('toAnchor() names a page by its path', () => {
  expect(toAnchor('/genja/filters/text/')).toBe('genja.filters.text');
});
