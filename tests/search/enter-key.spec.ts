import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findBox, findOptions, search } from '../support/browser/search-box';
import { holdBack, open, openWithoutScripts } from '../support/browser/tab';
import { FULL } from '../support/browser/tiers';

const NAMES = '**/assets/search/api_media2-names.*.json';
const FIELD = /\/PhotoConstraints\/#field-likePhotoId$/;

test('the first hit is selected while typing, and Enter opens it', async ({ page }) => {
  await open(page, '/api_media2/');
  await findBox(page).pressSequentially('likePhotoId');
  const selected = findOptions(page).and(page.locator('[aria-selected=true]'));
  await expect(selected).toHaveAttribute('href', FIELD);
  await expect(findOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(FIELD);
  await expect(findBox(page)).toHaveValue('');
});

test('Ctrl+Enter opens the hit in another tab', async ({ page, context }) => {
  await open(page, '/api_media2/');
  await search(page, 'likePhotoId');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(FIELD);
  await expect(page).toHaveURL(/\/api_media2\/$/);
});

test('a line that was chosen stays chosen until the text changes', async ({ page }) => {
  await open(page, '/api_media2/');
  const options = await search(page, 'cursor');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await findBox(page).pressSequentially('s');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});

test('Enter before the index has come opens the first hit when it comes', async ({ page }) => {
  const release = await holdBack(page, NAMES);
  await openReacting(page, '/api_media2/');
  await findBox(page).pressSequentially('likePhotoId');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loading the search index')).toBeVisible();
  await expect(page).toHaveURL(/\/api_media2\/$/);
  release();
  await expect(page).toHaveURL(FIELD);
});

test(
  'Enter does not open a hit of another product before all of them are searched',
  FULL,
  async ({ page }) => {
    const release = await holdBack(page, NAMES);
    await openReacting(page, '/genja/');
    await findBox(page).pressSequentially('PhotosRequest');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/api_media2\/reference\/PhotosRequest\/$/);
  },
);

for (const [name, change] of [
  ['more letters', (page: Page) => page.keyboard.type('s')],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${name} after an early Enter take it back`, async ({ page }) => {
    const release = await holdBack(page, NAMES);
    await openReacting(page, '/api_media2/');
    await findBox(page).pressSequentially('tag');
    await page.keyboard.press('Enter');
    await change(page);
    release();
    await findBox(page).fill('cursor');
    await expect(findOptions(page).first()).toHaveAttribute('href', /#field-cursor$/);
    await expect(page).toHaveURL(/\/api_media2\/$/);
  });
}

test('Enter without hits stays where it is', async ({ page }) => {
  await open(page, '/api_media2/');
  await findBox(page).fill('qqqqqqqq');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/api_media2\/$/);
});

test('Enter that ends the composition of a character opens nothing', FULL, async ({ page }) => {
  await open(page, '/api_media2/');
  await search(page, 'cursor');
  await findBox(page).evaluate((input) => {
    const init = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(findOptions(page).first()).toBeVisible();
  await expect(findBox(page)).toHaveValue('cursor');
  await expect(page).toHaveURL(/\/api_media2\/$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#field-cursor$/);
});

test('the shortcut works before the scripts have come, and what is typed is searched', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/api_media2/guide/tagging/');
  const box = page.getByRole('textbox', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('likePhotoId');
  await expect(box).toHaveValue('likePhotoId');
  release();
  await expect(findOptions(page).first()).toHaveAttribute('href', FIELD);
  await findBox(page).blur();
  await page.keyboard.press('Control+k');
  await expect(findBox(page)).toBeFocused();
});

/** Before the scripts have started, Enter submits the form to the search page. */
async function openReacting(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}
