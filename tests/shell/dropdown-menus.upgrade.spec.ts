import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { test } from '../support/browser/options-site';
import { open as openPage } from '../support/browser/tab';

function findMenu(page: Page): { button: Locator; item: Locator } {
  const bar = page.getByRole('navigation', { name: 'Main' });
  return {
    button: bar.getByRole('button', { name: 'Templates' }),
    item: bar.locator('.dropdown__menu').getByText('Repeat'),
  };
}

/** Opens the menu so that it stays open when the mouse is elsewhere. */
async function open(page: Page): Promise<Locator> {
  await openPage(page, '/');
  const { button, item } = findMenu(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  return item;
}

test('dropdown menus open on hover, and the mouse reaches their items', async ({ page }) => {
  shows('Dropdown menus open on hover');
  await openPage(page, '/');
  const { button, item } = findMenu(page);
  await expect(item).toBeHidden();
  await button.hover();
  await expect(item).toBeVisible();
  const { x, y } = (await item.boundingBox())!;
  await page.mouse.move(x + 5, y + 5, { steps: 30 });
  await expect(item).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(item).toBeHidden();
});

test('dropdown menus open on Enter, and say so', async ({ page }) => {
  shows('Dropdown menus open on Enter');
  const item = await open(page);
  const { button } = findMenu(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // That would promise a menu of commands; these are links.
  await expect(button).not.toHaveAttribute('aria-haspopup');
  await page.keyboard.press('Enter');
  await expect(item).toBeHidden();
});

test('dropdown menus open on click and stay open when the mouse leaves', async ({ page }) => {
  shows('Dropdown menus open on click');
  await openPage(page, '/');
  const { button, item } = findMenu(page);
  await button.click();
  await page.mouse.move(600, 600);
  await expect(item).toBeVisible();
});

test('dropdown menus close when the mouse is pressed outside', async ({ page }) => {
  shows('Dropdown menus close on outside mousedown');
  const item = await open(page);
  await page.mouse.move(600, 600);
  await page.mouse.down();
  await expect(item).toBeHidden();
});

test('dropdown menus close when the focus goes elsewhere', async ({ page }) => {
  shows('Dropdown menus close on outside focus');
  const item = await open(page);
  await page.keyboard.press('Tab');
  await expect(item).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item).toBeHidden();
});

test('dropdown menus close with Escape, which leads back to the button', async ({ page }) => {
  shows('Keyboard: dropdown menus');
  const item = await open(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(findMenu(page).button).toBeFocused();
});

test('Escape hides a dropdown menu under the mouse, until the mouse comes again', async ({
  page,
}) => {
  shows('What the mouse shows can be hidden (WCAG 1.4.13)');
  await openPage(page, '/');
  const { button, item } = findMenu(page);
  await button.hover();
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await page.mouse.move(600, 600);
  await button.hover();
  await expect(item).toBeVisible();
});

test('dropdown menus close when an item is chosen', async ({ page }) => {
  const item = await open(page);
  await item.press('Enter');
  await expect(page).toHaveURL(/\/genja\/loops\/$/);
  await expect(item).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('dropdown menus open on a touch and close on a touch outside', async ({ page }) => {
    shows('Dropdown menus close on outside touch');
    await openPage(page, '/');
    const { button, item } = findMenu(page);
    await button.tap();
    await expect(item).toBeVisible();
    await page.getByRole('heading', { name: 'Other options' }).tap();
    await expect(item).toBeHidden();
  });
});
