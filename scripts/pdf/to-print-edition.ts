import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import { loadContract } from '#contract/read/load';
import { provider } from '#provider';
import type { Product } from '#products';
import { toLongDate } from '#docs-model/tested';

/** What is operated or leads around: paper has neither. */
const TOOLS =
  'nav, button, script, noscript, select, input, [aria-live], .hash-link, [role=tablist], [role=status], [role=tabpanel][hidden]';

/** Lines of code that are not divided between pages. */
const SHORT = 25;

/** Attributes that name elements of the page. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

interface PrintPage {
  route: string;
  title: string;
  html: string;
  styles: string[];
}

/**
 * All pages of a product as one document: title, contents, and the texts in the order of the sidebar.
 *
 * @param folder of the built site
 * @param pageOf the page of each anchor; contents have no numbers without it
 */
export async function toPrintEdition(
  folder: string,
  product: Product,
  pageOf?: Map<string, number>,
): Promise<string> {
  const pages = await readPages(folder, `/${product.route}/`);
  const styles = [...new Set(pages.flatMap((page) => page.styles))];
  const css = await readFile(path.join(__dirname, 'print.css'), 'utf8');
  const entries = pages.map(({ route, title }) => {
    const anchor = toAnchor(route);
    const level = route.split('/').length - 3;
    const number = pageOf?.get(anchor) ?? '';
    return `<li class="level-${level}"><a href="#${anchor}">${title}</a><span>${number}</span></li>`;
  });
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${product.title} | ${provider.name}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style>${css}</style></head><body>`,
    `<section class="cover"><p>${provider.name} API docs</p><p class="product">${product.title}</p>`,
    `<p>${product.summary}</p><p><a href="${provider.site}/${product.route}/">${provider.site}/${product.route}/</a></p>`,
    `<p class="edition">${await describeEdition(product)}</p></section>`,
    `<section class="list"><h1>Contents</h1><ol>${entries.join('')}</ol></section>`,
    '<main>',
    ...pages.map(
      ({ route, html }) =>
        `<article class="markdown${isType(route) ? ' type' : ''}" id="${toAnchor(route)}">${html}</article>`,
    ),
    '</main></body></html>',
  ].join('\n');
}

/** Of which day, and of which version of the API. */
async function describeEdition({ contract }: Product): Promise<string> {
  const day = `Edition of ${toLongDate(new Date().toISOString())}`;
  if (contract === undefined) return day;
  const { info } = await loadContract(contract);
  return `${day}, for version ${info.version} of the OpenAPI document`;
}

/** @example isType('/api_media2/reference/Tag/'); // true */
function isType(route: string): boolean {
  return /\/reference\/[A-Z]/.test(route);
}

/** Follows the links to the next page, which have the order of the sidebar. */
async function readPages(folder: string, start: string): Promise<PrintPage[]> {
  const pages: PrintPage[] = [];
  const seen = new Set<string>();
  let route: string | undefined = start;
  while (route?.startsWith(start) && !seen.has(route)) {
    seen.add(route);
    const file = path.join(folder, route, 'index.html');
    if (!existsSync(file)) throw new Error(`${route} leads to no page of ${folder}.`);
    const $ = load(await readFile(file, 'utf8'));
    const next = $('.pagination-nav__link--next').attr('href');
    pages.push(toPrintPage($, route, start));
    route = next;
  }
  return pages;
}

function toPrintPage($: CheerioAPI, route: string, start: string): PrintPage {
  const styles = $('link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const content = $('article .markdown').first();
  if (content.length === 0) throw new Error(`${route} has no text to print.`);
  const title = content.find('h1').first().text();
  content.find('textarea').each((_index, area) => {
    // What can be edited lies over the same text in colors.
    $(area).siblings('[aria-hidden]').remove();
    $(area).replaceWith($('<pre></pre>').text($(area).text()));
  });
  content.find(TOOLS).remove();
  content.find('figure.code, div:has(> figure.code)').each((_index, element) => {
    if (countLines($(element)) <= SHORT) $(element).addClass('together');
  });
  content.find('td, th').each((_index, cell) => {
    if (/^\S{1,12}$/.test($(cell).text().trim())) $(cell).addClass('word');
  });
  // The badge of a tested sample opens over the text.
  content.find('details:not([class*=badge])').attr('open', '');
  renameIds($, content, toAnchor(route));
  content.find('a[href]').each((_index, link) => {
    $(link).attr('href', toPrintLink($(link).attr('href') ?? '', route, start));
  });
  return { route, title, html: content.html() ?? '', styles };
}

function countLines(element: ReturnType<CheerioAPI>): number {
  return element.find('pre').text().trim().split('\n').length;
}

/** Ids are unique on a page, not among all. */
function renameIds($: CheerioAPI, content: ReturnType<CheerioAPI>, anchor: string): void {
  content.find('[id]').each((_index, element) => {
    $(element).attr('id', `${anchor}--${$(element).attr('id')}`);
  });
  for (const name of REFERENCES) {
    content.find(`[${name}]`).each((_index, element) => {
      const ids = ($(element).attr(name) ?? '').split(' ');
      $(element).attr(name, ids.map((id) => `${anchor}--${id}`).join(' '));
    });
  }
}

/** Links to pages of the product lead to a place of the document, all others to the site. */
export function toPrintLink(href: string, route: string, start: string): string {
  if (/^[a-z]+:/.test(href)) return href;
  const { pathname, hash } = new URL(href, `http://x${route}`);
  if (!pathname.startsWith(start) || /\.\w+$/.test(pathname)) return `${provider.site}${href}`;
  const anchor = toAnchor(pathname);
  return hash === '' ? `#${anchor}` : `#${anchor}--${decodeURIComponent(hash.slice(1))}`;
}

/** @example toAnchor('/gkb/items/'); // 'gkb.items' */
export function toAnchor(route: string): string {
  return route.replace(/^\/|\/$/g, '').replaceAll('/', '.');
}
