import { expect, test } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { listViolations } from '../support/browser/axe';
import { findBox, findOptions, search } from '../support/browser/search-box';
import { open } from '../support/browser/tab';
import { AXE } from '../support/browser/tiers';

const PHONE = { width: 360, height: 740 };

test.describe('axe finds nothing', AXE, () => {
  test('in the open menu of a phone, in both of its panels', async ({ page }) => {
    shows('axe finds nothing in the open menu');
    await page.setViewportSize(PHONE);
    await open(page, '/api_media2/guide/tagging/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const back = page.getByRole('button', { name: '← Back to main menu' });
    await expect(back).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await back.click();
    await expect(page.locator('.navbar-sidebar').getByText('Genja')).toBeInViewport();
    expect(await listViolations(page)).toEqual([]);
  });

  test('in the open list of the search, with hits and without', async ({ page }) => {
    shows('axe finds nothing in the open search');
    await open(page, '/api_media2/');
    await search(page, 'likePhotoId');
    await page.keyboard.press('ArrowDown');
    expect(await listViolations(page)).toEqual([]);
    await findBox(page).fill('qqqqqqqq');
    await expect(page.getByText('No results').first()).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });

  test('in the search that lies over the bar of a phone', async ({ page }) => {
    shows('axe finds nothing in the open search on phones');
    await page.setViewportSize(PHONE);
    await open(page, '/api_media2/');
    await findBox(page).click();
    await findBox(page).fill('likePhotoId');
    await expect(findOptions(page).first()).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });

  test('on the error box of a page that does not load', async ({ page, context }) => {
    shows('axe finds nothing on the error box');
    await open(page, '/api_media2/');
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Quick start').click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });
});
