/**
 * How long the development server takes with 1,000 pages until it serves, without anything of an
 * earlier start and with it, and until a browser shows a page that was changed.
 * Run: `npx tsx benchmarks/development.ts`
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startDevelopment } from '../testing/start-development';
import { deleteGrownSite, GROWN_SITE, growSite } from './grow-site';
import { openBrowser } from './open-site';
import { note, toMedian } from './report';

const PAGES = 1000;
const CHANGES = 5;

/** A page of the product that `growSite()` repeats. */
const CHANGED = { file: 'content/genja/statements.mdx', route: '/genja/statements/' };

async function main(): Promise<void> {
  growSite(PAGES);
  rmSync('node_modules/.cache', { recursive: true, force: true });
  await measureStart('first start');
  await measureStart('next start');
  note('load of the machine', loadavg()[0] ?? NaN);
  deleteGrownSite();
}

async function measureStart(title: string): Promise<void> {
  const start = performance.now();
  const server = await startDevelopment(GROWN_SITE);
  note(`${title}, s`, toSeconds(start));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}${CHANGED.route}`);
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) times.push(await showChange(page, change));
    note(`${title}: a change is shown, s`, toMedian(times));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function showChange(page: Page, change: number): Promise<number> {
  const file = path.join(GROWN_SITE, CHANGED.file);
  const sentence = `This is change ${change} at ${Date.now()}.`;
  const text = readFileSync(file, 'utf8').replace(/\n---\n/, `$&\n${sentence}\n`);
  const start = performance.now();
  writeFileSync(file, text);
  await page.getByText(sentence).waitFor({ timeout: 60_000 });
  return toSeconds(start);
}

function toSeconds(start: number): number {
  return (performance.now() - start) / 1000;
}

void main();
