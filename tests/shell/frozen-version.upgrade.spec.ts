import { expect } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { test } from '../support/browser/options-site';

/** site-with-options.setup.ts froze it with `npm run docs:version`. */
const FROZEN = '/api_media/0.9/';

test('a frozen version has its own pages, generated ones too, and its sidebar', async ({
  page,
}) => {
  shows('A frozen version has its pages and its sidebar');
  await page.goto(`${FROZEN}reference/Tag/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tag' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const links = await sidebar
    .getByRole('link')
    .evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
  expect(links).toContain(`${FROZEN}reference/ArticleRequest/`);
  expect(links.filter((link) => !link?.startsWith(FROZEN))).toEqual([]);
});

test('a frozen version links to itself, not to the current one', async ({ page }) => {
  shows('A frozen version links to itself');
  for (const route of [FROZEN, `${FROZEN}reference/`, `${FROZEN}reference/ArticleRequest/`]) {
    await page.goto(route);
    const links = await page
      .locator('article .markdown a[href^="/api_media/"]')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link?.startsWith(FROZEN))).toEqual([]);
  }
});

test('a frozen version is not in the list of pages for scripts', async ({ page }) => {
  const read = async (file: string) => (await page.request.get(file)).text();
  expect(await read('/api_media/reference/llms.txt')).toContain('/api_media/reference/Tag/');
  for (const file of ['/llms.txt', '/api_media/llms.txt', '/api_media/reference/llms.txt']) {
    expect(await read(file), file).not.toContain(FROZEN);
  }
  expect((await page.request.get(`${FROZEN}reference/Tag/index.md`)).ok()).toBe(true);
});
