import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import { isRedirect } from '../../site/deploy/redirects';

const BUILD = path.resolve('build');

/**
 * URLs of all pages of the built site, such as `/genja/api/`, without those that only redirect.
 *
 * @throws when there is no built site
 */
export function listPages(folder = BUILD): string[] {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}: npm run build`);
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => path.relative(folder, entry.parentPath))
    .map((route) => (route === '' ? '/' : `/${route.split(path.sep).join('/')}/`))
    .filter((route) => !isRedirect(route))
    .sort();
}

/**
 * The HTML of a page as the server sends it, before any script runs, to be asked by selectors. It is
 * parsed once for all tests; those that change it take a copy.
 */
export function readPage(route: string): CheerioAPI {
  const page = pages.get(route) ?? copyPage(route);
  pages.set(route, page);
  return page;
}

const pages = new Map<string, CheerioAPI>();

/** A separate copy of a page, for a test that takes parts out of it. */
export function copyPage(route: string): CheerioAPI {
  return load(readFileSync(path.join(BUILD, route, 'index.html'), 'utf8'));
}

/** Text of each element that a selector finds. */
export function readTexts(page: CheerioAPI, selector: string): string[] {
  return page(selector)
    .toArray()
    .map((element) => page(element).text().trim());
}

/** An attribute of each element that a selector finds. */
export function readAttributes(page: CheerioAPI, selector: string, name: string): string[] {
  return page(selector)
    .toArray()
    .map((element) => page(element).attr(name) ?? '');
}

/** Content files that have changed, one a line. CI names them when only some pages are to be tested. */
const CHANGED = process.env.CHANGED_FILES ?? '';

/**
 * Selects the pages that have changed; all of them where no file is named, or one that is no page.
 *
 * @example
 * selectChanged(['/', '/gkb/'], 'site/content/gkb/index.mdx'); // ['/gkb/']
 */
export function selectChanged(routes: string[], files = CHANGED, pages = listPages()): string[] {
  if (files === '') return routes;
  const changed = files.split('\n').map(toRoute);
  return changed.every((route) => pages.includes(route))
    ? routes.filter((route) => changed.includes(route))
    : routes;
}

/** @example toRoute('site/content/gkb/index.mdx') // '/gkb/' */
export function toRoute(file: string): string {
  return file.replace(/^site\/content|(\/index)?\.mdx$/g, '').concat('/');
}
