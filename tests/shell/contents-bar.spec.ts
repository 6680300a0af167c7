import { expect, test } from '@playwright/test';
import { open } from '../../testing/browser/tab';

test.use({ viewport: { width: 360, height: 740 } });

test('a bar stays below the bar of the site and names the section being read', async ({ page }) => {
  await open(page, '/api_media2/guide/tagging/');
  const bar = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  await page.locator('#paragraphs').evaluate((heading) => heading.scrollIntoView());
  await expect(bar.getByRole('button')).toHaveText(/On this page · Paragraphs/);
  const site = (await page.locator('.navbar').boundingBox())!;
  expect((await bar.boundingBox())!.y).toBeCloseTo(site.y + site.height, 0);
});

test('its list lies over the text, leads to a section and closes', async ({ page }) => {
  await open(page, '/api_media2/guide/tagging/');
  const bar = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  const button = bar.getByRole('button', { name: /On this page/ });
  const before = (await page.locator('h1').boundingBox())!;
  await button.click();
  await expect(bar.getByRole('link', { name: 'Paragraphs', exact: true })).toBeVisible();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  await bar.getByRole('link', { name: 'Paragraphs', exact: true }).click();
  await expect(page).toHaveURL(/#paragraphs$/);
  await expect(bar.getByRole('link')).toHaveCount(0);
  await expect(page.locator('#paragraphs')).toBeInViewport();
});

test('Escape and a press beside it close the list', async ({ page }) => {
  await open(page, '/api_media2/guide/tagging/');
  const bar = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  const button = bar.getByRole('button', { name: /On this page/ });
  await button.press('Enter');
  await bar.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(bar.getByRole('link')).toHaveCount(0);
  await button.click();
  await expect(bar.getByRole('link').first()).toBeVisible();
  await page.mouse.click(180, 735);
  await expect(bar.getByRole('link')).toHaveCount(0);
});
