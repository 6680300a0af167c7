import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { test } from '../support/browser/options-site';
import { open } from '../support/browser/tab';

test.use({ viewport: { width: 996, height: 700 } });

async function openMenu(page: Page, route: string): Promise<Locator> {
  await open(page, route);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeVisible();
  return menu;
}

test('the mobile menu is there up to a width of 996 px', async ({ page }) => {
  shows('Desktop breakpoint 996 px');
  await page.goto('/genja/');
  const button = page.getByRole('button', { name: 'Toggle navigation bar' });
  const dropdown = page.getByRole('button', { name: 'Templates' });
  await expect(button).toBeVisible();
  await expect(dropdown).toBeHidden();
  await page.setViewportSize({ width: 997, height: 700 });
  await expect(button).toBeHidden();
  await expect(dropdown).toBeVisible();
});

test('the mobile menu closes when the window becomes as wide as a desktop', async ({ page }) => {
  shows('It closes when the window becomes desktop width');
  const menu = await openMenu(page, '/genja/');
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(menu).toHaveCount(0);
  await page.setViewportSize({ width: 996, height: 700 });
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the mobile menu closes when one goes to a page, and when one goes back', async ({ page }) => {
  shows('It closes on navigation');
  const menu = await openMenu(page, '/genja/');
  await menu.getByRole('link', { name: 'Loops' }).click();
  await expect(page).toHaveURL(/\/genja\/loops\/$/);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
});

test('dropdowns of the mobile menu start collapsed unless they contain the active page', async ({
  page,
}) => {
  shows('Dropdown categories start collapsed unless they contain the active page');
  const menu = await openMenu(page, '/gkb/');
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(menu.getByRole('link', { name: 'Items' }).first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Repeat' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Templates' }).click();
  await expect(menu.getByRole('link', { name: 'Repeat' })).toBeVisible();

  await openMenu(page, '/genja/loops/');
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(menu.getByRole('link', { name: 'Repeat' })).toBeVisible();
});

test('the mobile menu names the choice of versions and of languages', async ({ page }) => {
  shows("'Languages', 'Versions'");
  const menu = await openMenu(page, '/genja/');
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(menu.getByRole('button', { name: 'Versions' })).toBeVisible();
  await menu.getByRole('button', { name: 'Languages' }).click();
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
});
