import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { products } from '@docs/vendor';
import { shows } from '../support/browser/annotate';
import { visitConsole, send } from '../support/browser/console-page';
import { findBox, findOptions } from '../support/browser/search-box';
import {
  collectDocuments,
  collectErrors,
  follow,
  holdBack,
  open,
  watchRequests,
} from '../support/browser/tab';
import { FULL } from '../support/browser/tiers';

test.describe('without a connection', () => {
  test('pages that were loaded open, and others show the error with Retry, which helps', async ({
    page,
    context,
  }) => {
    shows(
      'A failed load shows an error box with the error text and a Retry button; loaded pages still open offline',
    );
    const errors = collectErrors(page);
    await open(page, '/gkb/');
    await follow(page, 'Genja');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
    const documents = collectDocuments(page);

    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge base');
    await follow(page, 'General API');
    await expect(page).toHaveURL(/\/api_general\/$/);
    await expectErrorBox(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectErrorBox(page);

    // The connection is back: nothing needs to be pressed.
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('General API');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(documents).toEqual([]);
    expect(errors).toEqual([]);
  });

  test(
    'the reader goes back from the error to a page that was loaded',
    FULL,
    async ({ page, context }) => {
      shows('One gets back from the error box');
      await open(page, '/api_media2/guide/photos/');
      await context.setOffline(true);
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Quick start').click();
      await expectErrorBox(page);
      // The rest of the product's pages is there.
      await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Quick start');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test('a network that leads nowhere counts as none', FULL, async ({ page }) => {
    shows('A network that leads nowhere is treated as none');
    await open(page, '/gkb/');
    const documents = collectDocuments(page);
    await page.route('**/*', (route) => route.abort());
    await follow(page, 'Genja');
    await expectErrorBox(page);
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
    expect(documents).toEqual([]);
  });

  test(
    'the page that loads again shows that it loads when it takes long',
    FULL,
    async ({ page, context }) => {
      shows('While a page loads a spinner is shown');
      await open(page, '/gkb/');
      await context.setOffline(true);
      await follow(page, 'Genja');
      await expectErrorBox(page);
      const release = await holdBack(page);
      await context.setOffline(false);
      await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
    },
  );

  test('the search that was loaded goes on finding', async ({ page, context }) => {
    shows('Offline, the loaded search goes on');
    await open(page, '/api_media2/');
    const { urls, finished } = watchRequests(page);
    await findBox(page).fill('likePhotoId');
    await expect(findOptions(page).first()).toHaveAttribute('href', /#field-likePhotoId$/);
    // The last of what the search downloads.
    await expect
      .poll(() => urls.filter((url) => url.includes('-texts.index.')).length)
      .toBe(products.length);
    await finished();
    await context.setOffline(true);
    await findBox(page).fill('returnMentions');
    await expect(findOptions(page).first()).toHaveAttribute('href', /#field-returnMentions$/);
  });

  test('the sandbox that was loaded goes on answering', FULL, async ({ page, context }) => {
    shows('Offline, the loaded sandbox goes on');
    const opened = await visitConsole(page, 'listPhotoBanks');
    await send(opened, 200);
    await context.setOffline(true);
    await opened.getByRole('combobox', { name: 'Simulate an error' }).selectOption('403');
    await send(opened, 403);
  });
});

async function expectErrorBox(page: Page): Promise<void> {
  const box = page.getByRole('alert');
  await expect(box).toContainText('This page did not load.');
  await expect(box).toContainText('A file of this page could not be downloaded.');
}
