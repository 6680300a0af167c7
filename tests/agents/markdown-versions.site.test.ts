import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it, test } from 'vitest';
import { createSlugger } from '@docusaurus/utils';
import { isExamplePage, provider } from '@docs/vendor';
import {
  readLists,
  listNodes,
  readText,
  readMarkdownVersion,
  readMarkdownFile,
  toLetters,
} from '../support/markdown-files';
import type { MarkdownFile } from '../support/markdown-files';
import { copyPage, listPages, readAttributes, readPage, readTexts } from '../support/pages';

const LONGEST = 50_000;

/** Navigation and controls: a reader of the Markdown has neither hands nor a screen. */
const TOOLS = 'nav, button, footer, script, .hash-link, [role=status], [role=tablist], caption';

const pages = listPages();

describe.each(pages)('the Markdown of %s', (route) => {
  const page = readContent(route);
  const files = readMarkdownVersion(route);

  it('has every heading', () => {
    const headings = listNodes(files, 'heading').map((node) => toLetters(toString(node)));
    const missing = readTexts(page, 'h1, h2, h3, h4, h5, h6').filter(
      // The title of a section's file names the page first.
      (text) => !headings.some((heading) => heading.endsWith(toLetters(text))),
    );
    expect(missing).toEqual([]);
  });

  it('has every field under its name and its URL', () => {
    // Markdown names a nested field by its path: `constraints.orientation`.
    const named = new Set(
      listNodes(files, 'link').map((link) => `${link.url} ${toString(link).replace(/^.*\./, '')}`),
    );
    const missing = page('tr[id]:not([id^="error-"]) > th, .fields > div[id] > dt')
      .toArray()
      .map((head) => `#${page(head).parent().attr('id')} ${page(head).find('code').text()}`)
      .filter((name) => !named.has(name));
    expect(missing).toEqual([]);
  });

  it('has every error under its status and its anchor', () => {
    const links = new Set(listNodes(files, 'link').map((link) => `${link.url} ${toString(link)}`));
    const missing = page('tr[id^="error-"] > th')
      .toArray()
      .map((head) => {
        const status = page(head).clone().children('span').remove().end().text().trim();
        return `#${page(head).parent().attr('id')} ${status}`;
      })
      .filter((error) => !links.has(error));
    expect(missing).toEqual([]);
  });

  it('has every line of code', () => {
    const lines = new Set(listNodes(files, 'code').flatMap(({ value }) => value.split('\n')));
    const missing = page('pre')
      .toArray()
      .flatMap((pre) => page(pre).text().split('\n'))
      .filter((line) => line.trim() !== '' && !lines.has(line));
    expect(missing).toEqual([]);
  });

  it('has every sentence', () => {
    const words = toLetters(readText(files));
    const missing = readTexts(page, 'p, li, td:not(:has(table)), dd > p, figcaption .title').filter(
      (text) => !words.includes(toLetters(text)),
    );
    expect(missing.filter((text) => !isNested(text, words))).toEqual([]);
  });

  it('shows tags of HTML only as code, and leaves no cell empty', () => {
    expect(listNodes(files, 'html')).toEqual([]);
    expect(listNodes(files, 'tableCell').filter((cell) => toString(cell).trim() === '')).toEqual(
      [],
    );
  });

  it.each(files)('$url can be read in one go', ({ text }) => {
    expect(text.length).toBeLessThan(LONGEST);
  });

  it.each(files)('$url says what it is, where it is and what else there is', ({ text }) => {
    const [title = '', , description = '', , breadcrumb = ''] = text.split('\n');
    expect(title).toMatch(/^# ./);
    expect(description).toMatch(/^> ./);
    expect(breadcrumb).toContain(`Page: ${provider.site}${route}`);
    expect(breadcrumb).toContain(`${provider.site}/llms.txt`);
  });

  it.each(files)('$url has only links that lead somewhere', (file) => {
    // The head names the page for people.
    const [, , , ...content] = file.root.children;
    const dead = listNodes([{ ...file, root: { ...file.root, children: content } }], 'link')
      .map(({ url }) => url)
      .filter((url) => !leadsSomewhere(url, file));
    expect(dead).toEqual([]);
  });

  it('is announced by the page, with the list of all pages', () => {
    const html = readPage(route);
    expect(readAttributes(html, 'link[rel=alternate][type="text/markdown"]', 'href')).toEqual([
      `${route}index.md`,
    ]);
    expect(readAttributes(html, 'body > a[aria-hidden][href="/llms.txt"]', 'href')).toHaveLength(1);
  });
});

test('the panels of tabs are under their names', () => {
  const text = readFileSync('build/gkb/index.md', 'utf8');
  expect(text).toMatch(/^\*\*cURL:\*\*$/m);
  expect(text).toMatch(/^\*\*Python:\*\*$/m);
  expect(text).not.toMatch(/^- cURL$/m);
});

describe('what scripts ask for first', () => {
  it('the lists that llms.txt names have every page but those of examples once', async () => {
    const lists = await readLists((name) => readFileSync(`build${name}`, 'utf8'));
    const listed = [...[...lists.values()].join('').matchAll(/\]\(([^)]+index\.md)\)/g)].map(
      ([, url]) => url,
    );
    const expected = pages.filter((route) => !isExamplePage(route));
    expect(listed.sort()).toEqual(
      expected.map((route) => `${provider.site}${route}index.md`).sort(),
    );
  });

  it('robots.txt lets everyone in and names the site map', () => {
    expect(readFileSync('build/robots.txt', 'utf8')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${provider.site}/sitemap.xml\n`,
    );
  });

  it('the site map has the pages and no Markdown', () => {
    const sitemap = readFileSync('build/sitemap.xml', 'utf8');
    expect(sitemap).toContain(`<loc>${provider.site}/openapi/</loc>`);
    expect(sitemap).not.toContain('.md<');
  });
});

function readContent(route: string): CheerioAPI {
  const page = copyPage(route);
  page(TOOLS).remove();
  page('body > *').not(page('main').parents()).not('main').remove();
  page('br').replaceWith(' ');
  return page;
}

/** Cells and entries with further fields inside are compared by their parts. */
function isNested(text: string, words: string): boolean {
  return text.split(/\n+/).every((line) => words.includes(toLetters(line)));
}

function leadsSomewhere(url: string, from: MarkdownFile): boolean {
  if (url.startsWith('#')) return hasUrl(from.url, decodeURIComponent(url.slice(1)));
  if (!url.startsWith(provider.site)) return /^(https?:|mailto:)/.test(url);
  const { hash } = new URL(url);
  const isFile = existsSync(toFile(url)) && !toFile(url).endsWith(path.sep);
  if (!isFile || hash === '' || !/\.md(#|$)/.test(url)) return isFile;
  return hasUrl(new URL(url).pathname, decodeURIComponent(hash.slice(1)));
}

function toFile(url: string): string {
  return path.join('build', decodeURI(new URL(url).pathname));
}

const urls = new Map<string, Set<string>>();

/** Headings have the URLs that their words give, names lead to their own, files are named so. */
function hasUrl(file: string, id: string): boolean {
  const fileUrls = urls.get(file) ?? listUrls(readMarkdownFile(file));
  urls.set(file, fileUrls);
  return fileUrls.has(id);
}

function listUrls(file: MarkdownFile): Set<string> {
  const slugger = createSlugger();
  const headings = listNodes([file], 'heading').map((node) => slugger.slug(toString(node)));
  const links = listNodes([file], 'link').filter(({ url }) => url.startsWith('#'));
  const paths = links.map(({ url }) => decodeURIComponent(url.slice(1)));
  return new Set([path.basename(file.url, '.md'), ...headings, ...paths]);
}
