import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { products } from '#products';
import { toPrintEdition } from './pdf/to-print-edition';
import { CHROMIUM_ARGS } from '../testing/chromium-args';

/** Where the browser asks for the pages. Nothing is served there: they are read from the folder. */
const HOST = 'http://print.invalid';

/** Pixels between the margins of print.css. */
const WIDTH = 658;

/**
 * `npm run pdf`: one PDF per product from the built pages. `npm run pdf -- gkb genja` makes those of
 * some products. Needs Chromium: its path in CHROME_PATH, or that of Playwright.
 */
async function main(ids: string[], folder = path.resolve('build')): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} contains no built site. Run: npm run build`);
  }
  const unknown = ids.filter((id) => !products.some((product) => product.id === id));
  if (unknown.length > 0) throw new Error(`No product is named ${unknown.join(', ')}.`);
  const { CHROME_PATH: executablePath } = process.env;
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath && { executablePath }),
  });
  try {
    await mkdir(path.join(folder, 'downloads'), { recursive: true });
    for (const product of products.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
      const first = await print(browser, folder, await toPrintEdition(folder, product));
      // Only the finished file tells on which page a section is.
      const { pageOf, pages } = await readPdf(first);
      const pdf = await print(browser, folder, await toPrintEdition(folder, product, pageOf));
      check(product.id, await readPdf(pdf), pageOf);
      await writeFile(path.join(folder, 'downloads', `${product.id}.pdf`), pdf);
      console.log(
        `downloads/${product.id}.pdf: ${pages} pages, ${(pdf.length / 1e6).toFixed(1)} MB`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** @throws when the contents name other pages than the bookmarks lead to, or a link leads nowhere */
function check(name: string, pdf: PdfFacts, numbers: Map<string, number>): void {
  const moved = [...numbers].filter(([anchor, number]) => pdf.pageOf.get(anchor) !== number);
  const problems = [
    ...pdf.deadLinks.map((link) => `a link leads nowhere: ${link}`),
    ...moved.map(([anchor]) => `the contents name another page for ${anchor}`),
    ...(pdf.bookmarks.length === 0 ? ['there are no bookmarks'] : []),
    ...(pdf.isTagged ? [] : ['the text has no tags for screen readers']),
  ];
  if (problems.length === 0) return;
  throw new Error(`${name}.pdf is not complete:\n${problems.slice(0, 20).join('\n')}`);
}

async function print(browser: Browser, folder: string, html: string): Promise<Buffer> {
  const page = await browser.newPage({
    baseURL: HOST,
    javaScriptEnabled: false,
    viewport: { width: WIDTH, height: 900 },
  });
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const file = path.join(folder, decodeURIComponent(pathname));
    return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
  const wide = await page
    .locator('main *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.closest('article')?.id}: ${element.textContent.slice(0, 60)}`),
    );
  if (wide.length > 0) throw new Error(`Wider than a page:\n${wide.slice(0, 20).join('\n')}`);
  const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
  await page.close();
  return pdf;
}

/** What a PDF tells of itself. */
interface PdfFacts {
  pages: number;
  /** The page, from 1, of each destination that a link of the document leads to. */
  pageOf: Map<string, number>;
  /** The titles of the bookmarks, with those below them. */
  bookmarks: string[];
  isTagged: boolean;
  /** Links to places of the document that it does not have. */
  deadLinks: string[];
}

/** Reads what readers of a PDF find their way by. */
async function readPdf(data: Uint8Array): Promise<PdfFacts> {
  // The package asks for it to draw pages, which nothing does here; Node.js lacks it.
  Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? class {} });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  const pdf = await task.promise;
  const destinations = await pdf.getDestinations();
  const pageOf = new Map<string, number>();
  for (const [name, [ref]] of Object.entries(destinations as Record<string, [never]>)) {
    pageOf.set(name, (await pdf.getPageIndex(ref)) + 1);
  }
  const facts = {
    pages: pdf.numPages,
    pageOf,
    bookmarks: listTitles(await pdf.getOutline()),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    deadLinks: await listDeadLinks(pdf, pageOf),
  };
  await task.destroy();
  return facts;
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

function listTitles(outline: Outline): string[] {
  return (outline ?? []).flatMap(({ title, items }) => [title, ...listTitles(items as Outline)]);
}

async function listDeadLinks(pdf: PDFDocumentProxy, pageOf: Map<string, number>) {
  const dead: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const links = (await page.getAnnotations()) as { dest?: unknown }[];
    for (const { dest } of links) {
      if (typeof dest === 'string' && !pageOf.has(dest)) dead.push(`page ${number}: ${dest}`);
    }
    page.cleanup();
  }
  return dead;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
