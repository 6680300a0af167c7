import { expect, test } from '@playwright/test';
import { findBox, search } from '../support/browser/search-box';
import { open } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

test('hits are grouped by product, the one that is being read first', async ({ page }) => {
  await open(page, '/api_general/');
  await search(page, 'sentiment');
  const groups = page.getByRole('listbox', { name: 'Search results' }).getByRole('group');
  await expect(groups.nth(1)).toBeVisible();
  await expect(groups.first()).toHaveAccessibleName('General API');
  const names = await groups.evaluateAll((all) => all.map((group) => group.ariaLabel));
  expect(new Set(names).size).toBe(names.length);
});

const KINDS = [
  ['likePhotoId', 'field'],
  ['PhotosRequest', 'type'],
  ['/v2/nlp/analyze', 'endpoint'],
  ['429', 'error'],
  ['presentation language', 'guide'],
  ['moneyShort', 'guide'],
] as const;

test('a hit is marked as what it is, with a line on what is there', async ({ page }) => {
  await open(page, '/api_media2/');
  for (const [query, kind] of KINDS) {
    const options = await search(page, query);
    await expect(options.first(), query).toContainText(kind);
    // It comes with the texts, after the names.
    await expect(options.first().locator('> span').last(), query).toHaveText(/.{15}/);
    // Otherwise the next query would meet the hits of this one.
    await findBox(page).fill('');
    await expect(options.first(), query).toHaveText('Quick start');
  }
});

test('a field that many types have is one hit in each product', async ({ page }) => {
  await open(page, '/api_media2/');
  const fields = (await search(page, 'feats')).filter({ hasText: /^feats/ });
  await expect(fields).toHaveCount(2);
  await expect(fields.first()).toContainText(/also in .+ and \d+ more/);
  const inGroup = page.getByRole('option').filter({ hasText: /^feats/ });
  const products = page.getByRole('group').filter({ has: inGroup });
  await expect(products).toHaveCount(2);
});

test('a line explains the keys where there is a keyboard', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/api_media2/');
  await search(page, 'cursor');
  await expect(page.getByText('↑ ↓ select')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(page.getByText('↑ ↓ select')).toBeHidden();
});

for (const [index, size] of [PHONE, DESKTOP].entries()) {
  test(
    `nothing of the list is wider than it at ${size.width} px`,
    firstOf(index),
    async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, '/api_media2/');
      for (const query of ['cursor', '/v2/photos/ctk/recommend', 'GkbItemsStdFormRequest']) {
        await findBox(page).focus();
        const options = await search(page, query);
        await expect(options.last()).toHaveText(/^See all/);
        const wide = await options.evaluateAll((lines) =>
          lines
            .filter((line) => line.scrollWidth > line.clientWidth)
            .map((line) => line.textContent ?? ''),
        );
        expect(wide).toEqual([]);
      }
    },
  );
}
