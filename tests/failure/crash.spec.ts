import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { dropRoutes, open } from '../support/browser/tab';

declare global {
  /** Called while the marked text is drawn; returns nothing to see. */
  var crash: () => string;
  var isCrashing: boolean;
}

/**
 * Makes the drawing of a page throw where its script has this text, for as long as `isCrashing`:
 * an error in content as a reader would meet it, in the built site.
 */
async function breakAt(page: Page, text: string): Promise<void> {
  await page.addInitScript(() => {
    globalThis.isCrashing = true;
    globalThis.crash = () => {
      if (!globalThis.isCrashing) return '';
      const cause = new Error('The map has no keys.', { cause: new Error('It is empty.') });
      throw new Error('The answer cannot be drawn.', { cause });
    };
  });
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(`"${text}`, `globalThis.crash()+"${text}`);
    await route.fulfill({ response, body });
  });
}

const CHAIN =
  /The answer cannot be drawn\.\s+Cause:\s+The map has no keys\.\s+Cause:\s+It is empty\./;

test.describe('when drawing fails', () => {
  test.afterEach(dropRoutes);

  test('in the content of a page, it says “This page crashed.” with the causes, and Try again clears it', async ({
    page,
  }) => {
    shows(
      "A crashed page shows 'This page crashed.', the error with its causes joined by 'Cause:', and Try again clears it",
    );
    await breakAt(page, 'The response maps each ID you sent');
    await open(page, '/gkb/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(main).toContainText(CHAIN);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await page.evaluate(() => (globalThis.isCrashing = false));
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Knowledge base');
    await expect(main.getByText('The response maps each ID you sent')).toBeVisible();
  });

  test('in the content of a page, the links around it lead to other pages', async ({ page }) => {
    shows('A crashed page leaves the way to others open');
    await breakAt(page, 'The response maps each ID you sent');
    await open(page, '/gkb/');
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Genja').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
  });

  test('in the page itself, the title is “Page Error” and the bar stays', async ({ page }) => {
    shows("The title 'Page Error'");
    await breakAt(page, 'Search the documentation:');
    await page.goto('/search/');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
    await expect(page.getByText(CHAIN)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.evaluate(() => (globalThis.isCrashing = false));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('in the frame of all pages, a simpler screen says it', async ({ page }) => {
    shows("A simpler fallback reads 'This page crashed' and 'Try again'");
    await breakAt(page, 'Toggle navigation bar');
    await page.goto('/gkb/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
    await expect(page.getByText(CHAIN)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.evaluate(() => (globalThis.isCrashing = false));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge base');
  });
});
