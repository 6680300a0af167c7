import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { provider } from '@docs/vendor';
import { listViolations } from '../support/browser/axe';
import { KINDS } from '../support/browser/kinds';
import { open, seeBriefly } from '../support/browser/tab';
import { AXE, firstOf, FULL } from '../support/browser/tiers';

const ROUTE = '/api_media2/guide/photos/';

const getMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Page menu' });

async function openMenu(page: Page): Promise<Locator> {
  const menu = getMenu(page);
  await menu.locator('summary').press('Enter');
  await expect(menu.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  return menu;
}

/** Opens the menu with what scripts add to it. */
async function openWithActions(page: Page): Promise<Locator> {
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    /&body=/,
  );
  return menu;
}

const WITHOUT_MENU = ['home', 'search', 'not found'];

test.describe('the menu above the title', () => {
  for (const [index, [kind, route]] of KINDS.filter(
    ([name]) => !WITHOUT_MENU.includes(name),
  ).entries()) {
    test(
      `is on a page of the kind “${kind}”, moves nothing, and fits 320 pixels`,
      firstOf(index, 4),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await open(page, route);
        const title = page.getByRole('heading', { level: 1 });
        const before = await title.boundingBox();
        const menu = await openMenu(page);
        expect(await title.boundingBox()).toEqual(before);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        const links = await menu
          .getByRole('listitem')
          .evaluateAll((items) =>
            items
              .map((item) => item.getBoundingClientRect())
              .map(({ left, right }) => [left, right]),
          );
        expect(links.flat().filter((edge) => edge < 0 || edge > 320)).toEqual([]);
      },
    );
  }

  test('has no violations of axe when it is open', AXE, async ({ page }) => {
    await open(page, ROUTE);
    await openMenu(page);
    // The list of the menu scrolls, so its last target may be cut.
    expect(await listViolations(page, { leaveOut: ['target-size'] })).toEqual([]);
  });

  test('loads nothing before it is opened, closes in three ways, and is not printed', async ({
    page,
  }) => {
    const fetched: string[] = [];
    await open(page, ROUTE);
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const menu = await openWithActions(page);
    expect(fetched).toEqual([expect.stringMatching(/^\/assets\/js\/[\w.]+\.js$/)]);
    const link = menu.getByRole('link', { name: 'View as Markdown' });
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();
    await openMenu(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
    await openMenu(page);
    await page.locator('.pagination-nav a').first().focus();
    await expect(link).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(menu).toBeHidden();
  });

  test('closes by Escape before its script has come', async ({ page }) => {
    await open(page, ROUTE);
    await page.route('**/assets/js/*', () => {});
    const menu = await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu.locator('details')).not.toHaveAttribute('open');
  });

  test('is closed on the next page, and leads to its Markdown', async ({ page }) => {
    await open(page, ROUTE);
    await openMenu(page);
    await page
      .locator('.pagination-nav a')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(new RegExp(`${ROUTE}$`));
    const link = getMenu(page).getByText('View as Markdown');
    await expect(link).toBeHidden();
    await expect(link).toHaveAttribute('href', `${new URL(page.url()).pathname}index.md`);
  });

  test(
    'prepares an e-mail with the page, its version, and the selected text',
    FULL,
    async ({ page }) => {
      await open(page, ROUTE);
      const sentence = page.locator('article header + p');
      await sentence.selectText();
      // A press as a hand does it: it must not take the selection away.
      await getMenu(page).locator('summary').click();
      const link = getMenu(page).getByRole('link', { name: 'Report a problem' });
      await expect(link).toHaveAttribute('href', /&body=/);
      const mail = new URL((await link.getAttribute('href'))!);
      expect(mail.pathname).toBe(provider.contact);
      expect(mail.searchParams.get('subject')).toBe(`Problem on ${ROUTE}`);
      const body = mail.searchParams.get('body')!;
      expect(body).toContain(`Page: ${page.url()}\nVersion: current\n`);
      expect(body).toContain(`Text: ${(await sentence.innerText()).slice(0, 100)}`);
    },
  );
});

test.describe('a page as Markdown', () => {
  test('is copied by keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, ROUTE);
    const copy = getMenu(page).getByRole('button');
    const before = await copy.boundingBox();
    await seeBriefly(page, 'Copied to the clipboard', () => copy.press('Enter'));
    expect(await copy.boundingBox()).toEqual(before);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(`build${ROUTE}index.md`, 'utf8'));
  });

  test('says how to go on when the clipboard is blocked', FULL, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, ROUTE);
    await getMenu(page).getByRole('button', { name: 'Copy page' }).click();
    await expect(getMenu(page).getByRole('button')).toHaveText('Not copied');
    await expect(getMenu(page).getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  });

  test(
    'says so when it cannot be fetched; without the script that copies, the links work',
    FULL,
    async ({ page }) => {
      await page.route(`**${ROUTE}index.md`, (route) => route.abort());
      await open(page, ROUTE);
      await getMenu(page).getByRole('button', { name: 'Copy page' }).click();
      await expect(getMenu(page).getByRole('button')).toHaveText('Not copied');
      await open(page, '/gkb/');
      await page.route('**/assets/js/*', (route) => route.abort());
      await getMenu(page).getByRole('button', { name: 'Copy page' }).click();
      await expect(getMenu(page).getByRole('button')).toHaveText('Not copied');
      await getMenu(page).getByRole('link', { name: 'View as Markdown' }).click();
      await expect(page).toHaveURL('/gkb/index.md');
    },
  );

  test('is announced by the page that a reader came to', async ({ page }) => {
    await open(page, ROUTE);
    const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
    await expect(alternate).toHaveAttribute('href', `${ROUTE}index.md`);
    await page.locator('.pagination-nav a').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${ROUTE}$`));
    await expect(alternate).toHaveCount(1);
    await expect(alternate).toHaveAttribute('href', `${new URL(page.url()).pathname}index.md`);
  });

  test('is not announced at a URL without a page', async ({ page }) => {
    await open(page, '/api_media2/guide/photo/');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has its links, and no button that does nothing', async ({ page }) => {
    await page.goto(ROUTE);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link')).toHaveText([
      'View as Markdown',
      'Open in ChatGPT',
      'Open in Claude',
      'OpenAPI document',
      'Postman and Bruno collections',
      'Report a problem',
    ]);
    await expect(menu.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await menu.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(new RegExp(`${ROUTE}index\\.md$`));
  });
});
