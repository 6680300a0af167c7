import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '@docs/openapi';
import { parseYaml } from '@docs/openapi/node';
import { searchInMemory } from '@docs/search/in-memory';
import type { NamesFile, TextsFile } from '@docs/search/index-files';
import { listFiles } from '@docs/utils/node';
import { createStaticServer, listen } from '../../tools/static-server';
import { findBrowserOnPath } from '../../tools/run/browser.mjs';
import { RULES } from '../support/browser/axe';
import { DOCUSAURUS } from '../support/build-fixture';
import { CHROMIUM_ARGS } from '../support/chromium-args';
import { COLORS, copyWithSecondVendor } from '../support/second-vendor';

const root = copyWithSecondVendor();
const build = path.join(root, 'build');
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
  const server = createStaticServer(build);
  let browser: Browser;
  let page: Page;
  let url: string;

  beforeAll(async () => {
    url = await listen(server, 0);
    const executablePath = process.env.CHROME_PATH || findBrowserOnPath();
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    page = await (await browser.newContext()).newPage();
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
    await page.goto(`${url}/${route}`);
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

it('every type has its page', () => {
  const contract = 'contracts/lending-v1/openapi.yaml';
  const text = readFileSync(path.join(root, contract), 'utf8');
  const { components } = parseYaml(contract, text) as OpenApiDocument;
  const missing = Object.keys(components.schemas).filter(
    (name) => !files.includes(`lending/reference/${name}/index.html`),
  );
  expect(missing).toEqual([]);
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
  expect(hits.map(({ document: { u, h = '' } }) => u + h)).toContain(url);
});
