import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchInMemory } from '@docs/search/in-memory';
import type { NamesFile, TextsFile } from '@docs/search/index-files';
import { listFiles } from '@docs/utils/node';
import { createStaticServer, openServer } from '../../tools/static-server';
import { findBrowserOnPath } from '../../tools/run/browser.mjs';
import { RULES } from '../support/browser/axe';
import { DOCUSAURUS } from '../support/build-fixture';
import { CHROMIUM_ARGS } from '../support/chromium-args';
import { COLORS, copyWithSecondVendor } from '../support/second-vendor';

/** Its site is below a base path. */
const BASE = '/docs/';

const root = copyWithSecondVendor();
editFile(path.join(root, 'site/docusaurus.config.ts'), "baseUrl: '/'", `baseUrl: '${BASE}'`);
const build = path.join(root, 'build', BASE);
const log = execFileSync(process.execPath, [DOCUSAURUS, 'build', 'site', '--out-dir', build], {
  cwd: root,
  encoding: 'utf8',
});
const files = await listFiles(build);
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');

it('the site of a second vendor builds without a broken link', () => {
  expect(log).not.toContain('[WARNING]');
});

it('no file of the site names the first vendor', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /geneea/i.test(file + read(file)))).toEqual([]);
});

describe('in a browser', () => {
  const server = createStaticServer(path.dirname(build));
  let browser: Browser;
  let page: Page;
  let url: string;
  const errors: string[] = [];

  beforeAll(async () => {
    url = await openServer(server, 0);
    const executablePath = process.env.CHROME_PATH || findBrowserOnPath();
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    page = await (await browser.newContext()).newPage();
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  it.each([
    ['', 'Lend books'],
    ['lending/', 'Lending API'],
    ['lending/guide/first-loan/', 'First loan'],
    ['lending/tutorials/reading-week/', 'Reading week'],
    ['lending/reference/Loan.Request/', 'Loan.Request'],
    ['lending/reference/loans/', 'Loans & returns'],
    ['openapi/', 'Interactive API reference'],
  ])('%s is there in the colors of the vendor, and axe is content', async (route, title) => {
    await page.goto(`${url}${BASE}${route}`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    // Code that is wider than its column can be reached once its width is observed.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(errors).toEqual([]);
    expect(await page.locator('h1').textContent()).toBe(title);
    const read = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');
    expect(await page.evaluate(read)).toBe(COLORS.accent);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

it('each anchor of a page is there once, and is one that HTML allows', () => {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const $ = load(read(file));
    const ids = $('[id]')
      .map((_, node) => $(node).attr('id'))
      .get();
    expect(
      ids.filter((id, index) => /\s/.test(id) || ids.indexOf(id) !== index),
      file,
    ).toEqual([]);
  }
});

it.each([
  ['guardian', '/lending/reference/Member/#field-guardian'],
  ['first published', '/lending/reference/Title/#field-first-published'],
  ['LoanEvent', '/lending/reference/LoanEvent/'],
  ['loans/renew', '/lending/reference/loans/#loansRenew'],
  ['first loan', '/lending/guide/first-loan/'],
])('search finds %s', async (query, url) => {
  const readIndex = <File>(kind: string): File => {
    const name = files.find((file) => /lending-(\w+)\.index.*json$/.exec(file)?.[1] === kind)!;
    return JSON.parse(read(name)) as File;
  };
  const index = { names: readIndex<NamesFile>('names'), texts: readIndex<TextsFile>('texts') };
  const search = searchInMemory({ lending: index });
  await search.loadIndexes('/', '');
  const { hits } = await search.search('/', '', query);
  expect(hits.map(({ document: { u, h = '' } }) => u + h)).toContain(`/docs${url}`);
});

it('each page has its Markdown beside it, and links of Markdown lead to files', () => {
  const pages = files.filter((name) => /(?:^|\/)index\.html$/.test(name));
  const missing = pages
    .map((name) => name.replace('.html', '.md'))
    .filter((name) => !files.includes(name));
  expect(missing).toEqual([]);
  const { origin } = new URL(/https?:[^\s)]+(?=\/docs\/)/.exec(read('llms.txt'))![0]);
  const links = files
    .filter((name) => /^llms\.txt$|\.md$/.test(name))
    .flatMap((name) =>
      [...read(name).matchAll(/\]\(([^\s)#]+)/g)].map(
        ([, href = '']) => new URL(href, `${origin}${BASE}${name}`),
      ),
    )
    .filter((url) => url.origin === origin);
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ pathname }) => !pathname.startsWith(BASE) || !existsFile(pathname.slice(BASE.length)),
  );
  expect([...new Set(broken.map(String))]).toEqual([]);
  expect(read('lending/llms.txt')).toContain(`${origin}${BASE}lending/index.md`);
});

function existsFile(name: string): boolean {
  return (
    files.includes(name) ||
    files.includes(`${name}index.html`) ||
    files.includes(`${name}/index.html`)
  );
}

function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
