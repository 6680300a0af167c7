import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { denyStorage, settle } from '../support/browser/tab';
import { KINDS } from '../support/browser/kinds';
import { listLost, readTexts } from '../support/browser/texts';
import { translatePage } from '../support/browser/translate';

/** Failures, on a page of every kind. */
interface Failure {
  name: string;
  /** The page may never react. */
  breaksScripts?: boolean;
  /** Breaks something before the page is opened. */
  before?(page: Page): Promise<unknown>;
  /** Breaks something when it is there. */
  after?(page: Page): Promise<unknown>;
}

const SCRIPTS = /\/assets\/js\/.*\.js$/;
const ASSETS = /\/assets\//;

const respond = (files: RegExp, response: (route: Route) => Promise<void>) => (page: Page) =>
  page.route(files, response);

const runFirst = (script: () => void) => (page: Page) => page.addInitScript(script);

const FAILURES: Failure[] = [
  {
    name: 'scripts that are missing',
    breaksScripts: true,
    before: respond(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  {
    name: 'empty scripts',
    breaksScripts: true,
    before: respond(SCRIPTS, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    ),
  },
  {
    name: 'a page instead of each script',
    breaksScripts: true,
    before: respond(SCRIPTS, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
    ),
  },
  {
    name: 'scripts that break off',
    breaksScripts: true,
    before: respond(SCRIPTS, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    }),
  },
  { name: 'no style sheets', before: respond(/\.css$/, (route) => route.abort()) },
  {
    name: 'a line that loses every tenth request',
    breaksScripts: true,
    before: (page) => {
      let requests = 0;
      return page.route(ASSETS, (route) => {
        requests += 1;
        return requests % 10 === 0 ? route.abort() : route.continue();
      });
    },
  },
  { name: 'storage that is denied', before: runFirst(denyStorage) },
  {
    name: 'a browser without workers, clipboard and Intl.Segmenter',
    before: runFirst(() => {
      Object.defineProperty(window, 'Worker', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(Intl, 'Segmenter', { value: undefined });
    }),
  },
  {
    name: 'a clock that is 30 years early',
    before: (page) => page.clock.setFixedTime('2056-11-23T12:00:00Z'),
  },
  {
    name: 'an extension that changes the page before its scripts start',
    before: runFirst(() =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        document.documentElement.dataset.extension = 'on';
        document.body.prepend(document.createElement('extension-bar'));
        document.querySelector('main')!.append(document.createElement('extension-note'));
      }),
    ),
  },
  { name: 'a translation by the browser', after: translatePage },
];

for (const failure of FAILURES) {
  test.describe(failure.name, () => {
    for (const [kind, route] of KINDS) {
      test(`${kind}: loses no text, and its links work`, async ({ page }) => {
        const texts = await readTexts(page, route);
        expect(texts.length).toBeGreaterThan(0);
        await failure.before?.(page);
        await page.goto(route);
        await failure.after?.(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => listLost(page, texts)).toEqual([]);
        // A press on what React is about to replace is lost, as it is after a change by an extension.
        if (failure.breaksScripts) await settle(page);
        else await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        // Without the mouse: while a long page is drawn, a link at its end moves away from below it.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Genja' }).press('Enter');
        await expect(page).toHaveURL(/\/genja\/$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Genja' })).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
