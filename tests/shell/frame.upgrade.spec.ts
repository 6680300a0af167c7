import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { open } from '../support/browser/tab';

const BANNER = 'Your Docusaurus site did not load properly.';

test.describe('the base-URL banner', () => {
  test.beforeEach(({ page }) => page.route('**/assets/**', (route) => route.abort()));

  test('warns on the home path when nothing is where the pages look for it', async ({ page }) => {
    shows('A base-URL banner warns on the home path');
    await page.goto('/');
    await expect(page.getByText(BANNER)).toBeVisible();
  });

  test('is not shown on other paths', async ({ page }) => {
    shows('The base-URL banner is for the home path only');
    await page.goto('/gkb/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(BANNER)).toHaveCount(0);
  });
});

test('the base-URL banner is not shown when all is well', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

/** Opens a category of the sidebar. @returns how many lines its list has, and how many ms that takes */
async function openCategory(
  page: Page,
  category: RegExp,
): Promise<{ lines: number; duration: number }> {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const button = page.getByRole('button', { name: category });
  const item = sidebar.getByRole('listitem').filter({ has: button });
  // The style is gone again when the list is open.
  await item.evaluate((element) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new MutationObserver(() => {
      const list = element.querySelector('ul');
      const duration = /height (\d+)ms/.exec(list?.getAttribute('style') ?? '')?.[1];
      if (duration) durations.push(Number(duration));
    }).observe(element, { subtree: true, childList: true, attributes: true });
  });
  await button.click();
  const read = () => page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  const lines = await item.locator('li').filter({ visible: true }).count();
  return { lines, duration: (await read())[0]! };
}

test('a longer list of the sidebar takes longer to open', async ({ page }) => {
  shows('The duration of collapsing derives from the height of the content');
  await open(page, '/api_media2/');
  const lists = [
    await openCategory(page, /category 'Guide'/),
    await openCategory(page, /category 'Reference'/),
  ];
  const [short, long] = lists.sort((a, b) => a.lines - b.lines);
  expect(short!.duration).toBeGreaterThan(100);
  expect(long!.lines).toBeGreaterThan(short!.lines);
  expect(long!.duration).toBeGreaterThan(short!.duration);
});

test('with reduced motion a list of the sidebar opens in 1 ms', async ({ page }) => {
  shows('Collapsing takes 1 ms with reduced motion');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/api_media2/');
  expect((await openCategory(page, /category 'Guide'/)).duration).toBe(1);
});
