/**
 * How long a reader of `/openapi/` waits for a response of the sandbox.
 * Run: `npm run build`, then `npx tsx benchmarks/console.ts`
 */
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { FAST_LINE, openSite, slowProcessor } from './open-site';
import { note, report, toMedian } from './report';
import { timeBareKey, timeKey } from './stopwatch';

const WARM_UP = 3;
const RUNS = 9;

/** Calls that run the engine. */
const ANALYSES = ['analyze', 'analyzeBatch'];

async function main(): Promise<void> {
  const { page, url, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  try {
    await page.goto(`${url}/openapi/`, { waitUntil: 'networkidle' });
    const ids = await page
      .locator('[data-try]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-try') ?? ''));
    const times = new Map<string, number>();
    for (const id of ids) times.set(id, await measure(page, id));
    const slowest = (isAnalysis: boolean): [string, number] =>
      [...times]
        .filter(([id]) => ANALYSES.includes(id) === isAnalysis)
        .sort(([, a], [, b]) => b - a)[0] ?? ['none', NaN];
    report('console', { responseMs: slowest(false)[1], analysisMs: slowest(true)[1] });
    note('slowest call', slowest(false)[0]);
    note('median of all calls, ms', toMedian([...times.values()]));
    note('a bare letter, ms', await timeBareKey(page));
    note('load of the machine', loadavg()[0] ?? NaN);
  } finally {
    await close();
  }
}

/** Median of the milliseconds from pressing Send to the frame that shows the response, warm. */
async function measure(page: Page, id: string): Promise<number> {
  // The history, in which a response is seen to arrive, keeps no more than the latest calls.
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator(`[data-try="${id}"]`).click();
  const place = page.locator(`[data-console="${id}"] > section`);
  await place.getByRole('button', { name: 'Send', exact: true }).focus();
  const shown = `[data-console="${id}"] [data-memory]`;
  for (let run = 0; run < WARM_UP; run += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(run === 0 ? 2500 : 300);
  }
  const restore = await slowProcessor(page);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await timeKey(page, 'Enter', shown));
    await page.waitForTimeout(50);
  }
  await restore();
  return toMedian(times);
}

void main();
