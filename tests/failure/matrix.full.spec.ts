import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { denyStorage } from '../../testing/browser/deny-storage';
import { KINDS } from '../../testing/browser/kinds';
import { settle } from '../../testing/browser/tab';

/** What goes wrong, on a page of every kind. */
interface Failure {
  name: string;
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
    before: respond(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  {
    name: 'empty scripts',
    before: respond(SCRIPTS, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    ),
  },
  {
    name: 'a page instead of each script',
    before: respond(SCRIPTS, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
    ),
  },
  {
    name: 'scripts that break off',
    before: respond(SCRIPTS, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    }),
  },
  { name: 'no style sheets', before: respond(/\.css$/, (route) => route.abort()) },
  {
    name: 'a line that loses every tenth request',
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
    name: 'a clock that is 30 years late',
    before: (page) => page.clock.setFixedTime('1996-11-23T12:00:00Z'),
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
  {
    name: 'a translation by the browser',
    after: (page) =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) {
          if (text.parentElement?.closest('script, style')) continue;
          const font = document.createElement('font');
          text.parentNode!.replaceChild(font, text);
          font.append(text);
        }
      }),
  },
];

/** Texts that the HTML of a page has, wherever scripts do not replace them. */
async function readTexts(page: Page, route: string): Promise<string[]> {
  const html = await (await page.request.get(route)).text();
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return [...parsed.querySelectorAll('main :is(h1, h2, h3, p)')]
      .filter((element) => !element.closest('noscript, [hidden], [role=status], [aria-live]'))
      .map((element) => element.textContent.trim())
      .filter((text) => text !== '');
  }, html);
}

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
        await expect
          .poll(async () => {
            const shown = (await page.getByRole('main').textContent()) ?? '';
            return texts.filter((text) => !shown.includes(text));
          })
          .toEqual([]);
        await settle(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Genja' }).click();
        await expect(page).toHaveURL(/\/genja\/$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Genja' })).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
