/**
 * What the search costs a reader with a phone on a slow mobile network, here and in generators that
 * come with one.
 * Run: `npm run build`, then `npx tsx benchmarks/search.ts`
 */
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { MOST_HITS } from '#search/hit';
import { ensureText } from './generators/build';
import { GENERATORS } from './generators/table';
import type { Search } from './generators/table';
import { openSite, slowProcessor } from './open-site';
import { note, report, toMedian } from './report';
import type { Traffic } from './slow-server';
import { timeChange, timeKey, timeKeys, timePlainList } from './stopwatch';

const NETWORK = { bitsPerSecond: 1_600_000, roundTrip: 150 };
const RUNS = 5;

const QUERIES = ['returnObjectFields', 'photos recommend', 'presentation language', 'errors'];
const LIST = '[role="listbox"]';
/** Some letters leave the list as it is; the others take a tenth of this. */
const PATIENCE = 600;
/** Others wait until nothing has been typed for a while, and download hits for each query. */
const PEER_PATIENCE = 2000;
const PEER_RUNS = 3;

interface Figures {
  /** Milliseconds from the first keystroke to the first painted hit, nothing in the cache. */
  first: number;
  /** Milliseconds from a keystroke to its painted hits, each further one. */
  further: number[];
  /** The same for a list that nobody had to look for: what the browser takes at the moment. */
  plain: number;
  /** Bytes before the first hit, and of everything that the search downloads. */
  firstBytes: number;
  allBytes: number;
}

async function main(): Promise<void> {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure('build'));
  const further = toMedian(runs.flatMap((run) => run.further));
  const plain = toMedian(runs.map((run) => run.plain));
  report('search', {
    firstResultBytes: toMedian(runs.map((run) => run.firstBytes)),
    allProductsBytes: toMedian(runs.map((run) => run.allBytes)),
    firstResultMs: toMedian(runs.map((run) => run.first)),
    furtherToPlainList: further / plain,
  });
  note('further result, ms', further);
  note('a plain list, ms', plain);
  await compare('this site', 'build', { first: LIST, list: LIST });
  for (const generator of GENERATORS) {
    if (generator.search === undefined) continue;
    await compare(generator.name, await ensureText(generator), generator.search);
  }
  note('load of the machine', loadavg()[0] ?? NaN);
}

/** Prints what a site takes from the keys that open its search to the first hit, and for a letter. */
async function compare(name: string, folder: string, { first, list }: Search): Promise<void> {
  const opened: number[] = [];
  const bytes: number[] = [];
  let further: number[] = [];
  for (let run = 0; run < PEER_RUNS; run += 1) {
    const traffic: Traffic = { bytes: new Map() };
    const { page, url, close } = await openSite(folder, NETWORK, traffic);
    try {
      await page.goto(`${url}/api_media2/`, { waitUntil: 'networkidle' });
      await slowProcessor(page);
      const before = sum(traffic);
      const press = async () => {
        await page.keyboard.press('Control+k');
        await page.waitForFunction(() => document.activeElement?.matches('input'));
        await page.keyboard.press('c');
      };
      opened.push(await timeKeys(page, press, first));
      bytes.push(sum(traffic) - before);
      await waitForIndexes(page, traffic);
      if (run === 0) further = await typeQueries(page, list, PEER_PATIENCE);
    } finally {
      await close();
    }
  }
  note(`${name}: first hit, ms`, toMedian(opened));
  note(`${name}: before it, bytes`, toMedian(bytes));
  note(`${name}: further hits, ms`, toMedian(further));
}

async function measure(folder: string): Promise<Figures> {
  const traffic: Traffic = { bytes: new Map() };
  const { page, url, close } = await openSite(folder, NETWORK, traffic);
  try {
    await page.goto(`${url}/api_media2/`);
    await page.waitForLoadState('networkidle');
    await slowProcessor(page);
    const plain = await timePlainList(page, MOST_HITS);
    const before = sum(traffic);
    // The hits wait for the first letter; the script is loaded when the box gets the focus.
    await page.getByLabel('Search', { exact: true }).click({ noWaitAfter: true });
    const first = await timeKey(page, 'c', LIST);
    const firstBytes = sum(traffic) - before;
    await waitForIndexes(page, traffic);
    const allBytes = sum(traffic) - before;
    return { first, further: await typeQueries(page, LIST, PATIENCE), plain, firstBytes, allBytes };
  } finally {
    await close();
  }
}

async function typeQueries(page: Page, list: string, patience: number): Promise<number[]> {
  const times: number[] = [];
  for (const query of QUERIES) {
    await page.locator('input:focus').fill('');
    for (const letter of query) times.push(await timeChange(page, letter, list, patience));
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
