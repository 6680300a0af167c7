import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { findConsole } from '../support/browser/console-page';
import { findExample } from '../support/browser/example';
import { collectErrors, dropRoutes, open, settle } from '../support/browser/tab';
import { listLost, readTexts } from '../support/browser/texts';

/*
 * Each file that a page downloads is broken, one after the other: when the page is opened, and when
 * something on it is used.
 *
 * Left out: documents that are missing or empty, for which no script of ours runs; the icon, which has
 * no meaning; the files of the search, which tests/search/failures.spec.ts breaks; files that are empty or
 * HTML when a page is opened, which matrix.full.spec.ts tries with all scripts at once. The
 * buttons of a page whose own scripts never come do nothing and do not say so.
 */

const NEXT = { name: 'Genja', path: /\/genja\/$/ };

/** A page, and what a reader does there. */
interface Visit {
  kind: string;
  route: string;
  /** Downloads more. */
  press(page: Page): Promise<unknown>;
  /** The step after the file has arrived. */
  goOn?(page: Page): Promise<unknown>;
  /** The file is downloaded without a press. */
  isUsedOnOpening?: boolean;
  /** Is there when all of it worked. */
  findResult(page: Page): Locator;
  /** Where it says that it did not work, with the remedy. */
  findPlace(page: Page): Locator;
}

const VISITS: Visit[] = [
  {
    kind: 'guide with Run',
    route: '/api_media2/guide/tagging/',
    press: (page) => findExample(page).run.click(),
    findResult: (page) => findExample(page).response.getByText(/^200 OK/),
    findPlace: (page) => findExample(page).frame,
  },
  {
    kind: 'operation with a console',
    route: '/openapi/',
    press: (page) => page.locator('[data-try="analyze"]').click(),
    goOn: (page) =>
      findConsole(page, 'analyze').getByRole('button', { name: 'Send', exact: true }).click(),
    findResult: (page) =>
      findConsole(page, 'analyze')
        .getByRole('region', { name: 'Sandbox response' })
        .getByText('200', { exact: true }),
    findPlace: (page) => page.locator('[data-console="analyze"]'),
  },
  {
    kind: 'playground',
    isUsedOnOpening: true,
    route: '/genja/playground/',
    press: (page) =>
      page.getByRole('textbox', { name: 'Template' }).fill("{{ 'koalice'|m('7') }} dnes"),
    // Words are buttons as soon as the engine has run.
    findResult: (page) => page.getByRole('group', { name: 'Output' }).getByRole('button'),
    findPlace: (page) => page.getByRole('region', { name: 'Playground' }),
  },
];

interface Damage {
  name: string;
  /** Tried only when a page is used. */
  isForUse?: boolean;
  respond(route: Route): Promise<void>;
}

/** The part of a file that comes before the line breaks off. */
const truncate =
  (share: number) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({
      contentType: response.headers()['content-type'],
      body: body.subarray(0, body.length * share),
    });
  };

const DAMAGES: Damage[] = [
  { name: 'missing', respond: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  { name: 'empty', isForUse: true, respond: (route) => route.fulfill({ body: '' }) },
  { name: 'truncated', respond: truncate(0.5) },
  {
    name: 'HTML',
    isForUse: true,
    respond: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  },
];

/** Milliseconds after which a worker that does not respond is given up. */
const LONGEST_SILENCE = 30_000;

/** The browser's own message for a file that is no script. */
const BROKEN_SCRIPT =
  /^(Unexpected|Invalid or unexpected|Invalid regular expression: missing|missing )/;

/** Paths of the files that an action downloads. */
async function listFiles(page: Page, action: () => Promise<unknown>): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  };
  // Files of workers are requests of the browser, not of the page.
  page.context().on('request', note);
  await action();
  await settle(page);
  page.context().off('request', note);
  expect(files.size).toBeGreaterThan(0);
  return [...files];
}

const isFile = (file: string) => (url: URL) => url.pathname === file;

function mend(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function expectReadable(page: Page, texts: string[], what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expect.poll(() => listLost(page, texts), what).toEqual([]);
}

async function expectToReact(page: Page, what: string): Promise<void> {
  await expect(page.locator('html'), what).toHaveAttribute('data-has-hydrated', 'true');
}

async function followNext(page: Page): Promise<void> {
  // Without the mouse: while a long page is drawn, a link at its end moves away from below it.
  const link = page.getByRole('contentinfo').getByRole('link', { name: NEXT.name, exact: true });
  await link.press('Enter');
}

async function expectNext(page: Page, what: string): Promise<void> {
  await expect(page, what).toHaveURL(NEXT.path);
  await expect(
    page.getByRole('heading', { level: 1, name: NEXT.name, exact: true }),
    what,
  ).toBeVisible();
}

async function use(page: Page, { press, goOn, findResult }: Visit, what: string): Promise<void> {
  await press(page);
  await goOn?.(page);
  await expect(findResult(page).first(), what).toBeVisible();
}

/** Works without the file, or says what does not, and Retry helps as soon as the file is back. */
async function useWithout(page: Page, visit: Visit, file: string, damage: Damage): Promise<void> {
  const result = visit.findResult(page).first();
  const retry = visit.findPlace(page).getByRole('alert').getByRole('button', { name: 'Retry' });
  const outcome = result.or(retry).first();
  await visit.press(page);
  const goesOn = visit.goOn?.(page);
  const ended = goesOn ? Promise.race([goesOn, retry.waitFor()]) : Promise.resolve();
  await ended;
  if (damage.name === 'empty') {
    // Whatever was asked and is silent is given up; what is asked may load first.
    await expect(async () => {
      await page.clock.fastForward(LONGEST_SILENCE);
      await expect(outcome, file).toBeVisible({ timeout: 2000 });
    }).toPass();
  }
  await expect(outcome, file).toBeVisible();
  await mend(page);
  if (await retry.isVisible()) await retry.click();
  await goesOn;
  await expect(result, file).toBeVisible();
}

test.describe.configure({ timeout: 900_000 });
test.afterEach(dropRoutes);

for (const visit of VISITS) {
  const { kind, route } = visit;

  test.describe(`each file of a page (${kind})`, () => {
    for (const damage of DAMAGES) {
      const { name, isForUse, respond } = damage;

      test(`is ${name} when the page is used`, async ({ page }) => {
        const errors = collectErrors(page);
        const texts = await readTexts(page, route);
        await open(page, route);
        for (const file of await listFiles(page, () => use(page, visit, 'all files'))) {
          await page.clock.install();
          await open(page, route);
          await page.route(isFile(file), respond);
          await useWithout(page, visit, file, damage);
          await expectReadable(page, texts, file);
        }
        expect(errors.filter((error) => !BROKEN_SCRIPT.test(error))).toEqual([]);
      });

      if (isForUse) continue;

      test(`is ${name} when the page is opened`, async ({ page }) => {
        const texts = await readTexts(page, route);
        for (const file of await listFiles(page, () => open(page, route))) {
          await page.clock.install();
          await page.route(isFile(file), respond);
          await page.goto(route);
          await expectReadable(page, texts, file);
          await settle(page);
          await expectReadable(page, texts, file);
          const reacts = (await page.locator('html').getAttribute('data-has-hydrated')) === 'true';
          if (reacts && visit.isUsedOnOpening) {
            await useWithout(page, { ...visit, press: () => settle(page) }, file, damage);
          }
          await followNext(page);
          await expectNext(page, file);
          await mend(page);
          await open(page, route);
        }
        await use(page, visit, 'afterwards');
      });
    }

    test('is a document that breaks off: what has come is read, and a reload helps', async ({
      page,
    }) => {
      await page.route(isFile(route), truncate(0.75));
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await mend(page);
      await page.reload();
      await expectToReact(page, route);
      await use(page, visit, route);
    });
  });
}
