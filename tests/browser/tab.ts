import type { Page, Route } from '@playwright/test';

/** Programs of single pages and of parts that load on demand, not those that every page has. */
export const PAGE_PROGRAMS = /\/assets\/js\/(?!main|react|runtime).*\.js$/;

/** What no page may tell of: errors that nobody caught. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** What the console shows as an error or a warning. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Addresses of the documents that the browser has asked for, reloads included. */
export function collectDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Answers for the programs of pages until the browser asks for a document, which brings its own. */
export async function breakUntilNextDocument(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let broken = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) broken = false;
  });
  await page.route(PAGE_PROGRAMS, (route) => (broken ? answer(route) : route.continue()));
}

/** Holds back files that a page asks for. @returns what lets them go */
export async function hold(
  page: Page,
  files: string | RegExp = PAGE_PROGRAMS,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * For tests that fetch and change what a page asks for: a program may still be on its way when
 * they end, and Playwright takes the fetch that is broken off for a failure of the next test.
 */
export async function dropRoutes({ page }: { page: Page }): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Opens a page, and waits until it reacts and nothing more is on its way. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/** Follows a link of the bar at the top. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

/** A page that a new deploy took away: the server answers with its page for unknown addresses. */
export function answerGone(route: Route): Promise<void> {
  return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
}
