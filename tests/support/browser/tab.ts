import { expect } from '@playwright/test';
import type { Page, Request, Route } from '@playwright/test';

/** Scripts of single pages and of parts that load on demand, not those that every page has. */
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main|react|runtime).*\.js$/;

/** No page may report these: errors that nobody caught. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** An error or a warning in the console, and its file. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

/** URLs on other hosts that the page asks for. */
function collectForeignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}

/** No page may complain in the console, throw, or ask another host. */
export function collectOffenses(page: Page): () => string[] {
  const lists = [collectComplaints(page), collectErrors(page), collectForeignRequests(page)];
  return () => lists.flat();
}

/** URLs of the documents that the browser has asked for, reloads included. */
export function collectDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Paths of the scripts that the browser has asked for. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Texts of the scripts that have arrived; empty for one whose page was left before its end. */
export function collectScriptTexts(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return texts;
}

/** Responds for the scripts of pages until the browser asks for a document, which brings its own. */
export async function breakUntilNextDocument(
  page: Page,
  response: (route: Route) => Promise<void>,
): Promise<void> {
  let broken = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) broken = false;
  });
  await page.route(PAGE_SCRIPTS, (route) => (broken ? response(route) : route.continue()));
}

/** Delays files that a page asks for. @returns what lets them go */
export async function holdBack(
  page: Page,
  files: string | RegExp = PAGE_SCRIPTS,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts come only when the returned function is called. */
export async function openWithoutScripts(page: Page, route: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/js/*.js');
  await page.goto(route, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

/** Makes the worker of a page respond to nothing. @returns what lets it go on */
export async function hangWorker(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/busy');
  const asked = page.waitForRequest('**/busy');
  const busy = page.workers()[0]!.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/busy', false);
    request.send();
  });
  // A worker that is ended meanwhile has nothing to return.
  const ended = busy.catch(() => undefined);
  await asked;
  return async () => {
    release();
    await ended;
  };
}

/**
 * For tests that fetch and change what a page asks for: a script may still be on its way when
 * they end, and Playwright takes the fetch that is broken off for a failure of the next test.
 */
export async function dropRoutes({ page }: { page: Page }): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Opens a page, and waits until it reacts. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
}

/** Does what makes the page load its document again, and waits until the new one reacts. */
export async function reload(page: Page, action: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await action();
  await loaded;
  await waitForHydration(page);
}

/** Docusaurus sets the attribute; effects of the first render have run when the browser is idle. */
async function waitForHydration(page: Page): Promise<void> {
  // A locator would look at ever longer intervals, and lose a tenth of the time of all tests.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await settle(page);
}

/**
 * Waits until the page has nothing more to do: whatever the last event has started, such as a
 * download, is asked for by then. For tests that something does not happen.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Without a window, Chromium may find no idle moment while it draws no frames.
    let frame = requestAnimationFrame(function draw() {
      frame = requestAnimationFrame(draw);
    });
    // A browser under load may have no idle moment for long; then the limit counts.
    const becomeIdle = () =>
      new Promise((resolve) => requestIdleCallback(resolve, { timeout: 20_000 }));
    await becomeIdle();
    await new Promise((resolve) => setTimeout(resolve));
    await becomeIdle();
    cancelAnimationFrame(frame);
  });
}

/** Notes what a page asks for from now on. */
export function watchRequests(page: Page) {
  const urls: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    urls.push(request.url());
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  /** Waits until everything that was asked for has arrived or failed. */
  const finished = async () => {
    await settle(page);
    await expect.poll(() => pending.size).toBe(0);
  };
  return { urls, finished };
}

/** Follows a link of the bar at the top. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

/** A page that a new deploy took away: the server answers with its page for unknown URLs. */
export function respondGone(route: Route): Promise<void> {
  return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
}

/** How many operations are drawn only when they come near. */
export function countUndrawn(page: Page): Promise<number> {
  return page
    .locator('.operation')
    .evaluateAll(
      (operations) =>
        operations.filter((operation) => getComputedStyle(operation).contentVisibility === 'auto')
          .length,
    );
}

/** Waits until all operations of the interactive reference are drawn; other pages have none. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await expect.poll(() => countUndrawn(page)).toBe(0);
}

/** Runs in a page before its scripts: the browser denies it any storage, as with cookies blocked. */
export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

/** Waits until a text that soon goes again was on the page, also where a busy machine looks late. */
export async function seeBriefly(
  page: Page,
  text: string,
  act: () => Promise<void>,
): Promise<void> {
  const seen = page.evaluate(
    (expected) =>
      new Promise<void>((resolve) => {
        new MutationObserver((changes) => {
          if (changes.some(({ target }) => target.textContent?.includes(expected))) resolve();
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
  await act();
  await seen;
}

/** Adds up the layout shifts of each page that is opened from now on, but those that input causes. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as never as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shifted! += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifted!);
}

declare global {
  interface Window {
    shifted?: number;
  }
}
