import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { listViolations } from '../support/browser/axe';
import { test } from '../support/browser/options-site';

function findSwitch(page: Page): Locator {
  return page.getByRole('button', { name: /^Switch between dark and light mode/ });
}

function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

function readStored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

test('without a stored choice the system preference applies', async ({ browser, site }) => {
  shows('Without a stored choice the system preference applies');
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto(site);
    await expectMode(page, colorScheme);
    await context.close();
  }
});

test('a change of the system preference is followed, until one has chosen', async ({ page }) => {
  shows('Changes of system preference are followed');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(findSwitch(page)).toBeEnabled();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark');
  expect(await readStored(page)).toBeNull();
  await findSwitch(page).click();
  await expectMode(page, 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light');
});

test('toggling flips the color mode and stores it under the key theme', async ({ page }) => {
  shows('Toggling flips the mode and stores it under the key theme');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expectMode(page, colorScheme);
    const other = colorScheme === 'light' ? 'dark' : 'light';
    for (const mode of [other, colorScheme, other] as const) {
      await findSwitch(page).click();
      await expectMode(page, mode);
      expect(await readStored(page)).toBe(mode);
    }
    await page.reload();
    await expectMode(page, other);
  }
});

test('the switch says in which mode the page is', async ({ page }) => {
  shows("'Switch between dark and light mode (currently {mode})'");
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  for (const mode of ['light mode', 'dark mode']) {
    const label = `Switch between dark and light mode (currently ${mode})`;
    await expect(findSwitch(page)).toHaveAccessibleName(label);
    await findSwitch(page).click();
  }
});

test('each mode has its palette, also the dark footer, and axe is content with their contrasts', async ({
  page,
}) => {
  test.slow();
  const grounds = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const route of [
      '/',
      '/api_media/reference/',
      '/search/?q=tag',
      '/gkb/',
      '/api_media/reference/Tag/',
    ]) {
      await page.goto(route);
      await expect(findSwitch(page)).toBeEnabled();
      expect(await listViolations(page), `${route} ${colorScheme}`).toEqual([]);
    }
    grounds.add(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    );
    const footer = page.locator('.footer--dark');
    await expect(footer).toHaveCSS('background-color', 'rgb(23, 32, 42)');
  }
  expect(grounds.size).toBe(2);
});

test('a change of the color mode in another tab is picked up', async ({ page, context }) => {
  shows('A change in another tab is picked up');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(findSwitch(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/genja/');
  await findSwitch(other).click();
  await expectMode(page, 'dark');
  await expect(findSwitch(page)).toHaveAccessibleName(/currently dark mode/);
});
