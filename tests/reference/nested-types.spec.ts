import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { holdBack, open, openWithoutScripts } from '../support/browser/tab';
import { AXE } from '../support/browser/tiers';

const PAGE = '/api_media2/reference/NlpRequest/';

function toButton(page: Page, type: string) {
  return page.getByRole('button', { name: `Fields of ${type}` });
}

test('a field of another type opens the fields of that type in place', async ({ page }) => {
  await open(page, PAGE);
  const button = toButton(page, 'Category');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  const code = page.locator('#field-categories dl').getByRole('link', { name: 'code' });
  await expect(code).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toBeHidden();
});

test('its fields lead to their own page', async ({ page }) => {
  await open(page, PAGE);
  await toButton(page, 'Category').click();
  await page.locator('#field-categories dl').getByRole('link', { name: 'code' }).click();
  await expect(page).toHaveURL(/\/reference\/Category\/#field-code$/);
  await expect(page.locator('#field-code')).toBeInViewport();
});

test('types inside types open as well, but none inside itself', async ({ page }) => {
  await open(page, '/api_media2/reference/PhotosRecommendation/');
  await toButton(page, 'Photo').first().click();
  const inner = page.locator('td dl').first();
  await expect(inner).toBeVisible();
  await expect(inner.getByRole('button', { name: 'Fields of Photo', exact: true })).toHaveCount(0);
});

test('nothing is downloaded before the first one is opened', async ({ page }) => {
  const asked: string[] = [];
  await open(page, PAGE);
  page.on('request', (request) => asked.push(request.url()));
  await toButton(page, 'Category').click();
  await expect(page.locator('#field-categories dl')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  asked.length = 0;
  await toButton(page, 'ParaSpec').click();
  await expect(page.locator('#field-paraSpecs dl')).toBeVisible();
  expect(asked).toEqual([]);
});

test('what does not arrive can be asked for again', async ({ page }) => {
  await open(page, PAGE);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const field = page.locator('#field-categories');
  await toButton(page, 'Category').click();
  await expect(field.getByRole('alert')).toContainText(/did not load\..*reload the page/);
  await page.unroute('**/assets/js/*.js');
  await field.getByRole('button', { name: 'Retry' }).click();
  await expect(field.locator('dl')).toBeVisible();
  await expect(field.getByRole('alert')).toHaveCount(0);
});

test('a second press while the fields are on their way does not close them', async ({ page }) => {
  await open(page, PAGE);
  const release = await holdBack(page, '**/assets/js/*.js');
  const button = toButton(page, 'Category');
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('#field-categories dl')).toBeVisible();
});

test('a button pressed before the scripts have come opens its fields', async ({ page }) => {
  const release = await openWithoutScripts(page, PAGE);
  await toButton(page, 'Category').click();
  release();
  await expect(page.locator('#field-categories dl')).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`open fields are accessible and fit ${width} px`, AXE, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGE);
    await toButton(page, 'Category').click();
    await expect(page.locator('#field-categories dl')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });
}
