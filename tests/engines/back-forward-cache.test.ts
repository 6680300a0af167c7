import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findFirefox } from '../../tools/run/engines.mjs';
import type { Engine } from './browser';
import { launchPuppeteer } from './launch-puppeteer';
import { toPage } from './page';
import type { Page, Target } from './page';
import { serveSite } from './site';
import type { Site } from './site';

/** The steps of a reader on a page before they leave it, and again when they are back. */
interface Visit {
  name: string;
  route: string;
  use(page: Page): Promise<void>;
  useAgain(page: Page): Promise<void>;
}

const TAGGING = '/api_media2/guide/tagging/';
const EXAMPLE = '[data-example="media-v2/tagging-basic"]';
const CONSOLE = '[data-console="searchItems"]';
const SEARCH: Target = { css: 'input[aria-label="Search"]' };
const OPTION: Target = { css: '[role=option][aria-selected=true]' };

async function search(page: Page, query: string): Promise<void> {
  await page.press('Control+k');
  await page.fill(SEARCH, query);
  await page.seeText(OPTION, new RegExp(query));
}

async function run(page: Page): Promise<void> {
  await page.click({ css: 'button', text: 'Run', within: EXAMPLE });
  await page.seeText({ css: '[aria-label="Sandbox response"]', within: EXAMPLE }, /\b200 OK/);
  await seeFieldLinks(page);
}

/** They are the last that a page loads after a response. */
async function seeFieldLinks(page: Page): Promise<void> {
  await page.see({ css: '[aria-label="Sandbox response"] a[href*="#field-"]' });
}

async function send(page: Page, query: string, id: RegExp): Promise<void> {
  await page.fill({ css: 'input', text: 'query', within: CONSOLE }, query);
  await page.click({ css: 'button', text: 'Send', within: CONSOLE });
  await page.seeText({ css: '[aria-label="Sandbox response"]', within: CONSOLE }, id);
  await seeFieldLinks(page);
}

/** How often a page is left and returned to, at most, before Firefox keeps it. */
const RETURNS = 15;

const STARTED: Target = { css: 'html[data-has-hydrated=true]' };

const VISITS: Visit[] = [
  {
    name: 'a guide that was only read: search, Run and the sidebar',
    route: TAGGING,
    use: async (page) => void (await page.see({ css: 'h1' })),
    useAgain: async (page) => {
      await search(page, 'nextCursor');
      await page.press('Escape');
      await page.press('Escape');
      await run(page);
      await page.click({ css: 'aside a', text: 'Quick start' });
      await page.seeUrl(/^\/api_media2\/quick\/$/);
    },
  },
  {
    name: 'the search, while its worker is running',
    route: TAGGING,
    use: (page) => search(page, 'nextCursor'),
    useAgain: async (page) => {
      await search(page, 'recommendationCount');
      await page.press('Enter');
      await page.seeUrl(/#field-/);
    },
  },
  {
    name: 'an example, while the sandbox is running',
    route: TAGGING,
    use: run,
    useAgain: async (page) => {
      await page.click({ css: 'button', text: 'Edit', within: EXAMPLE });
      await page.fill(
        { css: 'textarea', within: EXAMPLE },
        '{"id": "1", "text": "Prague is old."}',
      );
      await page.click({ css: 'button', text: 'Run', within: EXAMPLE });
      await page.seeNone({ css: 'button', text: 'Running…', within: EXAMPLE });
      await page.seeText(
        { css: '[aria-label="Sandbox response"]', within: EXAMPLE },
        /\b200 OK[^]*"Prague"/,
      );
    },
  },
  {
    name: 'a console with its response',
    route: '/openapi/#searchItems',
    use: async (page) => {
      await page.click({ css: '[data-try="searchItems"]' });
      await send(page, 'Angela Merkel', /"G567"/);
    },
    useAgain: async (page) => {
      await page.seeText({ css: '[aria-label="Sandbox response"]', within: CONSOLE }, /"G567"/);
      await send(page, 'Prague', /200 OK[^]*"Prague"/);
    },
  },
  {
    name: 'the search page',
    route: '/search/?q=photo',
    use: async (page) => void (await page.see({ css: 'main li a' })),
    useAgain: async (page) => {
      await page.fill({ css: 'main input' }, 'nextCursor');
      await page.seeText({ css: 'main li a' }, /nextCursor/);
    },
  },
];

const firefox = findFirefox();

describe.skipIf(firefox === undefined && process.env.TOOLCHAINS !== 'required')(
  'a page that Firefox kept in its back-forward cache still works',
  () => {
    let engine: Engine;
    let site: Site;

    beforeAll(async () => {
      site = await serveSite({ withRecorder: false });
      engine = await launchPuppeteer({
        browser: 'firefox',
        executablePath: firefox!,
        // The driver switches off what every reader's browser does.
        extraPrefsFirefox: { 'fission.bfcacheInParent': true },
      });
    });

    afterAll(async () => {
      await engine?.close();
      await site?.close();
    });

    test.each(VISITS)('$name', async ({ route, use, useAgain }) => {
      const browser = await engine.newWindow();
      onTestFinished(() => browser.close());
      const page = toPage(browser, site.url);
      await page.resize(1280, 800);
      await page.goto(route);
      // Firefox keeps no page that is still loading something when the reader leaves.
      let isKept = false;
      for (let returns = 0; returns < RETURNS && !isKept; returns += 1) {
        await page.see(STARTED);
        await browser.evaluate(() => {
          document.documentElement.dataset.kept = '';
        });
        await use(page);
        await browser.evaluate(() => location.assign('/accessibility/'));
        await page.seeText({ css: 'h1' }, /Accessibility/);
        await page.see(STARTED);
        await browser.evaluate(() => history.back());
        await page.seeText({ css: 'h1' }, /^(?!Accessibility)/);
        isKept = await browser.evaluate(() => 'kept' in document.documentElement.dataset);
      }
      expect(isKept).toBe(true);
      await useAgain(page);
      expect(await browser.listMessages()).toEqual([]);
    });
  },
);
