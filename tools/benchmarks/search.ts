/**
 * Measures what the search costs a reader with a phone on a slow mobile network.
 * Run: `npm run build`, then `npx tsx tools/benchmarks/search.ts`
 */
import type { Page } from '@playwright/test';
import { MOST_HITS } from '@docs/search';
import { openSite, slowProcessor } from './open-site';
import { note, report, findMedian } from './report';
import type { Traffic } from './slow-server';
import { timeChange, timeKeys, timePlainList } from './stopwatch';

const NETWORK = { bitsPerSecond: 1_600_000, roundTrip: 150 };
const RUNS = 3;

const QUERIES = ['returnObjectFields', 'photos recommend', 'presentation language', 'errors'];
/** Some letters leave the list as it is. Others wait, and download hits for each query. */
const PATIENCE = 2000;
const LIST = '[role="listbox"]';

interface Figures {
  /** Milliseconds from the keys that open the search to the first painted hit. */
  first: number;
  /** Milliseconds from a further keystroke to its painted hits. */
  further: number;
  /** The same for a list that nobody had to look for: what the browser takes at the moment. */
  plain: number;
  /** Bytes before the first hit, and of everything that the search downloads. */
  firstBytes: number;
  allBytes: number;
}

async function main(): Promise<void> {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  const median = (key: keyof Figures) => findMedian(runs.map((run) => run[key]));
  report('search', {
    firstResultBytes: median('firstBytes'),
    allProductsBytes: median('allBytes'),
    firstResultMs: median('first'),
    furtherToPlainList: median('further') / median('plain'),
  });
  note('further hits, ms', median('further'));
  note('a plain list, ms', median('plain'));
}

async function measure(): Promise<Figures> {
  const traffic: Traffic = { bytes: new Map() };
  const { page, url, close } = await openSite('build', NETWORK, traffic);
  await page.goto(`${url}/api_media2/`, { waitUntil: 'networkidle' });
  await slowProcessor(page);
  const plain = await timePlainList(page, MOST_HITS);
  const before = sum(traffic);
  const openAndType = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement?.matches('input'));
    await page.keyboard.press('c');
  };
  const first = await timeKeys(page, openAndType, LIST);
  const firstBytes = sum(traffic) - before;
  await waitForIndexes(page, traffic);
  const allBytes = sum(traffic) - before;
  const further = findMedian(await typeQueries(page));
  await close();
  return { first, further, plain, firstBytes, allBytes };
}

async function typeQueries(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const query of QUERIES) {
    await page.locator('input:focus').fill('');
    for (const letter of query) {
      const press = () => page.keyboard.press(letter === ' ' ? 'Space' : letter);
      times.push(await timeChange(page, press, LIST, PATIENCE));
    }
  }
  return times.filter((time) => time >= 0);
}

/** Until nothing has been downloaded for a second. */
async function waitForIndexes(page: Page, traffic: Traffic): Promise<void> {
  const count = traffic.bytes.size;
  await page.waitForTimeout(1000);
  if (traffic.bytes.size > count) await waitForIndexes(page, traffic);
}

function sum({ bytes }: Traffic): number {
  return [...bytes.values()].reduce((total, size) => total + size, 0);
}

void main();
