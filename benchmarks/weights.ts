/**
 * What the first load of one page of each kind weighs, here and elsewhere: the same texts in
 * Docusaurus as it comes, the same OpenAPI document in tools that draw it. Writes the record that
 * the page `/quality/` shows.
 * Run: `npm run build`, then `npm run weights:record`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { RECORD_FILES, toSubjectFingerprint } from '#docs-model/quality/load-records';
import type { Weights } from '#docs-model/quality/load-records';
import { ensureBrowser } from '../scripts/run/browser.mjs';
import { KINDS } from '../testing/browser/kinds';
import { ensureText } from './generators/build';
import { docusaurus } from './generators/table';
import { measureFirstLoad } from './measure-bytes';
import { FAST_LINE, openSite } from './open-site';
import { DOCUMENT, prepareTool, REFERENCE_TOOLS } from './peers';

async function main(): Promise<void> {
  process.env.CHROME_PATH = await ensureBrowser();
  const stock = ensureText(docusaurus);
  const { version } = readJson<{ version: string }>('node_modules/@docusaurus/core/package.json');
  const weights: Weights = {
    date: new Date().toISOString().slice(0, 10),
    fingerprint: await toSubjectFingerprint('weights.json'),
    ...(await measureKinds(stock)),
    stock: `Docusaurus ${version}`,
    document: DOCUMENT,
    tools: await measureTools(),
  };
  writeFileSync(RECORD_FILES['weights.json'], `${JSON.stringify(weights, null, 2)}\n`);
}

async function measureKinds(stock: string): Promise<Pick<Weights, 'browser' | 'kinds'>> {
  return visit('build', async (browser, url) =>
    visit(stock, async (stockBrowser, stockUrl) => {
      const kinds: Weights['kinds'] = [];
      for (const [kind, route] of KINDS) {
        const isInStock = existsSync(path.join(stock, route, 'index.html')) && route !== '/';
        kinds.push({
          kind,
          route,
          bytes: await measureFirstLoad(browser, url + route),
          ...(isInStock && { stock: await measureFirstLoad(stockBrowser, stockUrl + route) }),
        });
      }
      return { browser: `Chromium ${browser.version()}`, kinds };
    }),
  );
}

async function measureTools(): Promise<Weights['tools']> {
  const tools: Weights['tools'] = [];
  for (const tool of REFERENCE_TOOLS) {
    const folder = prepareTool(tool);
    const { info } = readJson<{ info: { title: string } }>(path.join(folder, 'openapi.json'));
    const bytes = await visit(folder, (browser, url) =>
      measureFirstLoad(browser, `${url}/`, async (page) => {
        // A tool that shows an error instead would weigh little.
        await page.getByText(info.title).first().waitFor({ state: 'attached' });
      }),
    );
    tools.push({ tool: `${tool.name} ${tool.version}`, bytes });
  }
  return tools;
}

async function visit<Result>(
  folder: string,
  action: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const { page, url, close } = await openSite(folder, FAST_LINE, { bytes: new Map() });
  try {
    return await action(page.context().browser()!, url);
  } finally {
    await close();
  }
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

void main();
