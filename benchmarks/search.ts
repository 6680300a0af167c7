import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createSlowServer } from './slow-server';
import type { Traffic } from './slow-server';
import { growIndex } from './search-growth';

/** The line and the machine of the budgets (issue 5): a phone on a slow mobile network. */
const NETWORK = { bitsPerSecond: 1_600_000, roundTrip: 150 };
const CPU_SLOWDOWN = 4;
const RUNS = 5;

const QUERIES = ['returnObjectFields', 'photos recommend', 'presentation language', 'errors'];

interface Figures {
  /** Milliseconds from the first keystroke to the first painted hit, nothing in the cache. */
  first: number;
  /** Milliseconds from a keystroke to its painted hits, each further one. */
  further: number;
  /** Bytes before the first hit, and of everything that the search downloads. */
  firstBytes: number;
  allBytes: number;
}

/** `npx tsx benchmarks/search.ts` after a build; prints one JSON object. */
async function main(): Promise<void> {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure('build'));
  const median = (key: keyof Figures) =>
    runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  const figures = {
    firstResultMs: median('first'),
    furtherResultMs: median('further'),
    firstResultBytes: median('firstBytes'),
    allProductsBytes: median('allBytes'),
  };
  console.log(JSON.stringify({ ...figures, growth: await growIndex([230, 1000, 4000]) }, null, 2));
}

async function measure(folder: string): Promise<Figures> {
  const traffic: Traffic = { bytes: new Map() };
  const network = { ...NETWORK };
  const server = createSlowServer(folder, network, traffic);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/api_media2/`);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const before = sum(traffic);
    // The hits wait for the first letter; the program is loaded when the box gets the focus.
    await page.getByLabel('Search', { exact: true }).click({ noWaitAfter: true });
    const first = await timeKey(page, 'c');
    const firstBytes = sum(traffic) - before;
    await waitForIndexes(page, traffic);
    const allBytes = sum(traffic) - before;
    const further: number[] = [];
    for (const query of QUERIES) {
      await page.getByLabel('Search', { exact: true }).fill('');
      for (const letter of query) {
        const time = await timeKey(page, letter);
        if (time >= 0) further.push(time);
      }
    }
    return {
      first,
      further: further.sort((a, b) => a - b)[Math.floor(further.length / 2)] ?? 0,
      firstBytes,
      allBytes,
    };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
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

interface Stopwatch extends Window {
  painted?: Promise<number>;
}

/** Presses a key and waits until the list has been painted; -1 when the letter changes nothing. */
async function timeKey(page: Page, letter: string): Promise<number> {
  await page.evaluate(startStopwatch);
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  return page.evaluate(() => (window as Stopwatch).painted!);
}

/** Runs in the page: from the next key to the frame after the list has changed. */
function startStopwatch(): void {
  (window as Stopwatch).painted = new Promise<number>((resolve) => {
    let start = 0;
    addEventListener('keydown', (event) => (start = event.timeStamp), { once: true });
    const before = document.querySelector('[role="listbox"]')?.textContent ?? '';
    new MutationObserver((_, observer) => {
      const now = document.querySelector('[role="listbox"]')?.textContent ?? '';
      if (start === 0 || now === '' || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    if (before !== '') setTimeout(() => resolve(-1), 600);
  });
}

void main();
