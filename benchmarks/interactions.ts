/**
 * How long what a reader presses takes to show, on a slowed processor: what browsers report as
 * Interaction to Next Paint. Run: `npm run build`, then `npx tsx benchmarks/interactions.ts`
 */
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { findExample } from '../testing/browser/example';
import { findConsole } from '../testing/browser/console-page';
import { FAST_LINE, openSite, slowProcessor } from './open-site';
import { note, report, toMedian } from './report';

/** Of each interaction, after one that loads what is loaded on demand. */
const RUNS = 7;

interface Interaction {
  name: string;
  route: string;
  /** Before the first one. */
  prepare?(page: Page): Promise<unknown>;
  act(page: Page, run: number): Promise<unknown>;
}

const GUIDE = '/api_media2/guide/tagging/';

const INTERACTIONS: Interaction[] = [
  {
    name: 'choose a language',
    route: GUIDE,
    act: (page, run) =>
      page
        .getByRole('tab', { name: ['JavaScript', 'Python'][run % 2], exact: true })
        .first()
        .click(),
  },
  {
    name: 'Run',
    route: GUIDE,
    act: (page) => findExample(page).run.click(),
  },
  {
    name: 'type in a request',
    route: GUIDE,
    prepare: async (page) => {
      await findExample(page).edit.click();
      await findExample(page).editor.press('Control+End');
    },
    act: (page) => page.keyboard.press(' '),
  },
  {
    name: 'copy code',
    route: GUIDE,
    act: (page) =>
      page.getByRole('tabpanel').getByRole('button', { name: 'Copy', exact: true }).first().click(),
  },
  {
    name: 'open the menu of a page',
    route: GUIDE,
    act: (page) => page.locator('h1 ~ details summary, header details summary').first().click(),
  },
  {
    name: 'open a group of the sidebar',
    route: GUIDE,
    act: (page) =>
      page
        .locator('.theme-doc-sidebar-menu button.menu__caret, .menu__link--sublist')
        .last()
        .click(),
  },
  {
    name: 'type in the search',
    route: GUIDE,
    prepare: (page) => page.keyboard.press('/'),
    act: (page, run) => page.keyboard.press('sentiments'[run] ?? 's'),
  },
  {
    name: 'go through search results',
    route: GUIDE,
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('entity');
      await page.getByRole('option').first().waitFor();
    },
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'type in the console',
    route: '/openapi/',
    prepare: async (page) => {
      await page.locator('[data-try="analyze"]').click();
      await findConsole(page, 'analyze').getByRole('textbox').first().press('End');
    },
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'Send',
    route: '/openapi/',
    prepare: (page) => page.locator('[data-try="analyze"]').click(),
    act: (page) =>
      findConsole(page, 'analyze').getByRole('button', { name: 'Send', exact: true }).click(),
  },
  {
    name: 'type a template',
    route: '/genja/playground/',
    prepare: (page) => page.getByRole('textbox', { name: 'Template' }).press('Control+End'),
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'filter the changes',
    route: '/changes/',
    act: (page) => page.getByRole('checkbox', { name: 'Breaking changes only' }).click(),
  },
];

/** TypeScript's own type lacks the id. */
type EventTiming = PerformanceEntry & { interactionId: number };

interface Seen extends Window {
  /** Durations of the events of interactions, up to the frame that shows them, in milliseconds. */
  durations?: number[];
}

/** Runs in the page, before its scripts. */
function watch(): void {
  const seen = window as Seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (entry.interactionId) seen.durations?.push(entry.duration);
    }
    // Shorter ones are within one frame.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest event of an interaction, in milliseconds; 16 when all were within one frame. */
async function time(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((window as Seen).durations = []));
  await act();
  // What an interaction shows in the end is not what it shows first, and may come later.
  await page.waitForTimeout(400);
  return Math.max(16, ...(await page.evaluate(() => (window as Seen).durations ?? [])));
}

async function main(): Promise<void> {
  const { page, url, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  await page.addInitScript(watch);
  const all: number[] = [];
  try {
    for (const { name, route, prepare, act } of INTERACTIONS) {
      // The same page with another hash would not be loaded again.
      await page.goto('about:blank');
      await page.goto(`${url}${route}`, { waitUntil: 'networkidle' });
      await prepare?.(page);
      await act(page, 0);
      await page.waitForTimeout(2000);
      const restore = await slowProcessor(page);
      const times: number[] = [];
      for (let run = 1; run <= RUNS; run += 1) times.push(await time(page, () => act(page, run)));
      await restore();
      all.push(...times);
      note(`${name}, ms`, `${toMedian(times)} (${Math.max(...times)})`.padStart(12));
    }
  } finally {
    await close();
  }
  const sorted = all.toSorted((a, b) => a - b);
  report('interactions', { slowestTwentiethMs: sorted[Math.ceil(sorted.length * 0.95) - 1] });
  note('load of the machine', loadavg()[0] ?? NaN);
}

void main();
