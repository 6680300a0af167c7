import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { collectErrors, open, PAGE_SCRIPTS, seeBriefly } from '../support/browser/tab';

const PLACEHOLDER = '<YOUR_API_KEY>';

function firstSample(page: Page): Locator {
  return page
    .locator('[data-example], figure', { hasText: 'Insert your key' })
    .filter({ visible: true })
    .first();
}

async function useKey(page: Page, key: string): Promise<void> {
  await firstSample(page).getByRole('button', { name: 'Insert your key' }).click();
  await page.getByRole('textbox', { name: 'Your API key' }).fill(key);
  await page.getByRole('button', { name: 'Use', exact: true }).click();
}

test.describe('the reader’s own key', () => {
  test('is in all samples of the page, and is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/api_media2/guide/tagging/');
    const codes = page.locator('figure code');
    const before = (await codes.allTextContents()).join('').split(PLACEHOLDER).length;
    expect(before).toBeGreaterThan(5);
    await useKey(page, 'my-key-1');
    const after = (await codes.allTextContents()).join('');
    expect(after).not.toContain(PLACEHOLDER);
    expect(after.split('my-key-1')).toHaveLength(before);
    const copy = firstSample(page).getByRole('button', { name: 'Copy' });
    await seeBriefly(page, 'Copied', () => copy.click());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('my-key-1');
  });

  test('is stored nowhere, and gone after a reload', async ({ page, context }) => {
    await open(page, '/api_media2/quick/');
    const url = page.url();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await useKey(page, 'my-key-2');
    await expect(firstSample(page)).toContainText('my-key-2');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage, ...sessionStorage }]),
    );
    expect(stored).not.toContain('my-key-2');
    expect(await context.cookies()).toEqual([]);
    expect(page.url()).toBe(url);
    expect(requests.join()).not.toContain('my-key-2');
    await page.reload();
    await expect(firstSample(page)).toContainText(PLACEHOLDER);
  });

  test('stays on its page', async ({ page }) => {
    await open(page, '/api_media2/guide/photos/');
    await useKey(page, 'my-key-3');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await sidebar.getByRole('link', { name: 'Articles', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/article/i);
    await expect(firstSample(page)).toContainText(PLACEHOLDER);
    await expect(page.locator('main')).not.toContainText('my-key-3');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/photo/i);
    await expect(firstSample(page)).toContainText(PLACEHOLDER);
    await expect(page.locator('main')).not.toContainText('my-key-3');
  });

  test('is gone, also from the field, when the page is left and kept by the browser', async ({
    page,
  }) => {
    await open(page, '/api_media2/quick/');
    await useKey(page, 'my-key-4');
    await firstSample(page).getByRole('button', { name: 'Insert your key' }).click();
    await page.getByRole('textbox', { name: 'Your API key' }).fill('my-key-5');
    const left = await page.evaluate(async () => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      // Microtasks after the event still run before the browser stops the page.
      await Promise.resolve();
      const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
      return [document.body.textContent, ...fields].join('\n');
    });
    expect(left).not.toMatch(/my-key-[45]/);
    expect(left).toContain(PLACEHOLDER);
  });

  test('is not in the mail that reports a problem, nor is the query of the page', async ({
    page,
  }) => {
    await open(page, '/api_media2/quick/?secret=1#:~:text=secret');
    await useKey(page, 'my-key-6');
    await expect(firstSample(page)).toContainText('my-key-6');
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main')!));
    const menu = page.locator('details', { has: page.locator('[href^="mailto:"]') });
    await menu.locator('summary').click();
    const mail = menu.locator('[href^="mailto:"]');
    await expect(mail).toHaveAttribute('href', /body=Page/);
    expect(await mail.getAttribute('href')).not.toMatch(/my-key|secret/);
  });

  test('can be asked for again when its field does not load', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const errors = collectErrors(page);
    await open(page, '/api_general/quick/');
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    const button = firstSample(page).getByRole('button', { name: 'Insert your key' });
    await button.click();
    const alert = firstSample(page).getByRole('alert');
    await expect(alert).toContainText('The key field did not load.');
    await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeInViewport({
      ratio: 1,
    });
    await alert.getByRole('button', { name: 'Retry' }).focus();
    await page.keyboard.press('Enter');
    await expect(alert).toBeVisible();
    await expect(button).toBeFocused();
    await page.unroute(PAGE_SCRIPTS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('textbox', { name: 'Your API key' })).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('is given by keyboard, and nothing moves', async ({ page }) => {
    await open(page, '/api_general/quick/');
    const button = firstSample(page).getByRole('button', { name: 'Insert your key' });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const code = firstSample(page).locator('pre').first();
    const measure = () =>
      code.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top: top + window.scrollY, height };
      });
    const before = await measure();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your API key' })).toBeFocused();
    expect(await measure()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(code).toContainText(PLACEHOLDER);
    await page.keyboard.press('Enter');
    await page.keyboard.type('my-key-4');
    await page.keyboard.press('Enter');
    await expect(code).toContainText('user_key my-key-4');
    await expect(button).toBeFocused();
    expect((await measure()).top).toBe(before.top);
  });
});

test('a badge below each sample says how it is tested and leads to what is tested', async ({
  page,
}) => {
  await open(page, '/api_general/quick/perl/');
  const badge = page.getByRole('group').filter({ hasText: 'Tested against the sandbox' }).first();
  await expect(badge.getByText(/^Our tests/)).toBeHidden();
  await badge.getByText('Tested against the sandbox').click();
  await expect(badge.getByText(/^Our tests run this code/)).toBeVisible();
  await badge.getByRole('link', { name: 'What is tested' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quality');
});
