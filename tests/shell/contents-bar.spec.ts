import { expect, test } from '@playwright/test';
import { open } from '../support/browser/tab';

test.use({ viewport: { width: 360, height: 740 } });

test('a bar below that of the site names the section being read and opens its list', async ({
  page,
}) => {
  await open(page, '/api_media2/guide/tagging/');
  const bar = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  const button = bar.getByRole('button', { name: /On this page/ });
  const link = bar.getByRole('link', { name: 'Paragraphs', exact: true });
  const title = page.locator('h1');
  // The list lies over the text.
  const before = await title.boundingBox();
  await button.click();
  await expect(link).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  await link.click();
  await expect(page).toHaveURL(/#paragraphs$/);
  await expect(bar.getByRole('link')).toHaveCount(0);
  await expect(page.locator('#paragraphs')).toBeInViewport();
  await expect(button).toHaveText(/On this page · Paragraphs/);
  // The bar of the site has left, as it does when one scrolls down.
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await expect.poll(async () => (await bar.boundingBox())!.y).toBe(-1);

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
