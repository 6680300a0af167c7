import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { open } from '../support/browser/tab';

const GUIDE = '/api_media2/guide/photos/';

function readTint(page: Page, id: string): Promise<string> {
  return page
    .locator(`${id} > td`)
    .first()
    .evaluate((cell) => getComputedStyle(cell).backgroundColor);
}

test('a link of the site lights up the field that it leads to, without loading the page again', async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page
    .locator('article :is(p, li, td) a[href^="/api_media2/reference/"][href*="#field-"]')
    .first();
  const hash = new URL((await link.getAttribute('href'))!, 'http://localhost').hash;
  await link.click();
  await expect(page.locator(`${hash}:target`)).toBeInViewport();
  const other = page.locator(`tr[id^="field-"]:not(${hash})`).first();
  const plain = await readTint(page, `#${await other.getAttribute('id')}`);
  expect(await readTint(page, hash)).not.toBe(plain);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the next place puts out the one before, and going back lights it again', async ({ page }) => {
  shows('Going back and forward keeps each place');
  await open(page, '/api_media2/reference/NlpRequest/');
  for (const name of ['id', 'returnMentions', 'analyses']) {
    const row = page.locator(`#field-${name}`);
    await row.hover();
    await row.getByRole('link', { name: `Direct link to ${name}` }).click();
    await expect(page.locator(':target')).toHaveId(`field-${name}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(/#field-returnMentions$/);
  await expect(page.locator(':target')).toHaveId('field-returnMentions');
});
