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

/** Operations that run the engine. */
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
    const large = await measureLarge(page, url);
    report('console', { drawnMs: large.drawnMs, typedMs: large.typedMs });
    note('large response', large.facts);
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

/** With its mentions, the response to an article of so many sentences has more than 1.5 MB. */
const SENTENCES = 460;

interface Seen extends Window {
  /** When the last message of a worker arrived. */
  arrived?: number;
  /** Text of the response before the one that is waited for. */
  before?: string | null;
  /** Milliseconds from its arrival to the frame that shows it. */
  drawn?: number;
  /** Durations of the events of keys, up to the frame that shows them. */
  keys?: number[];
}

/**
 * How long a response of 1.5 MB takes from its arrival to the frame that shows it, and a letter in
 * the request above it, in milliseconds, on a processor that is not slowed.
 */
async function measureLarge(page: Page, url: string) {
  await page.addInitScript(watch);
  // To another hash of the open page a browser goes without loading it, and without this script.
  await page.goto('about:blank');
  await page.goto(`${url}/openapi/#analyze`, { waitUntil: 'networkidle' });
  await page.locator('[data-try="analyze"]').click();
  const place = page.locator('[data-console="analyze"] > section');
  await place.getByRole('button', { name: 'JSON', exact: true }).click();
  const editor = place.getByRole('textbox', { name: 'Body', exact: true });
  const text = 'Emmanuel Macron visited Prague and praised the new museum. '.repeat(SENTENCES);
  await editor.fill(JSON.stringify({ id: '1', text, returnMentions: true }));
  const send = place.getByRole('button', { name: 'Send', exact: true });
  const response = place.getByRole('region', { name: 'Sandbox response' });
  const times: number[] = [];
  for (let run = 0; run < WARM_UP; run += 1) {
    await page.evaluate(
      (facts) => {
        (window as Seen).drawn = undefined;
        (window as Seen).before = facts;
      },
      (await response.count()) > 0 ? await response.textContent() : null,
    );
    await send.click();
    await page.waitForFunction(() => (window as Seen).drawn, undefined, { timeout: 120_000 });
    times.push(await page.evaluate(() => (window as Seen).drawn!));
  }
  await editor.focus();
  await page.keyboard.press('Control+Home');
  await page.evaluate(() => ((window as Seen).keys = []));
  for (const letter of 'abcdefghi') await page.keyboard.press(letter, { delay: 100 });
  const keys = await page.evaluate(() => (window as Seen).keys ?? []);
  const [facts = ''] = await response.locator('span').allTextContents();
  return { drawnMs: toMedian(times), typedMs: Math.max(0, ...keys), facts };
}

/** Runs in the page, before its scripts: notes the messages of workers, responses, and slow keys. */
function watch(): void {
  const seen = window as Seen;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => (seen.arrived = performance.now()));
    }
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name.startsWith('key')) seen.keys?.push(duration);
    }
    // Shorter ones are within one frame.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => {
    const response = document.querySelector('[aria-label="Sandbox response"]');
    if (!response || seen.drawn !== undefined || response.textContent === seen.before) return;
    const { arrived = NaN } = seen;
    requestAnimationFrame(() => setTimeout(() => (seen.drawn ??= performance.now() - arrived)));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

void main();
