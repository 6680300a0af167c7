import { expect, test } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { collectScripts, holdBack, open, settle } from '../support/browser/tab';

test.describe('loading', () => {
  test('knows the pages of another product when a reader reaches for it', async ({ page }) => {
    // Its script is named in the head of each of its pages, after those that all pages have.
    const listNamed = () =>
      page.$$eval('meta[name=script]', (tags) => tags.map((tag) => tag.getAttribute('content')!));
    await open(page, '/genja/');
    const ofGenja = (await listNamed()).at(-1)!;
    const scripts = collectScripts(page);
    await open(page, '/gkb/');
    expect(await listNamed()).not.toContain(ofGenja);
    expect(scripts).toEqual(expect.arrayContaining(await listNamed()));
    expect(scripts).not.toContain(ofGenja);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Genja' }).hover();
    await expect.poll(() => scripts).toContain(ofGenja);
    expect(scripts.filter((file) => file === ofGenja)).toHaveLength(1);
  });

  test('paints the page before it asks for the first script', async ({ page }) => {
    const scripts = collectScripts(page);
    await page.addInitScript(() => {
      window.requestAnimationFrame = (draw) => {
        document.addEventListener('draw', () => draw(performance.now()), { once: true });
        return 1;
      };
    });
    await page.goto('/api_media2/guide/tagging/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    expect(scripts).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('draw')));
    await expect.poll(() => scripts.some((file) => file.includes('/main.'))).toBe(true);
  });

  test('a page in the background, which is not painted, does not wait', async ({ page }) => {
    const scripts = collectScripts(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.requestAnimationFrame = () => 1;
    });
    await page.goto('/api_media2/guide/tagging/');
    await expect.poll(() => scripts.some((file) => file.includes('/main.'))).toBe(true);
  });

  test('sets no cookie', async ({ page, context }) => {
    shows('No login: nothing is stored about a visitor');
    await open(page, '/');
    expect(await context.cookies()).toEqual([]);
  });

  test('a page can be read before any of its scripts has arrived', async ({ page }) => {
    shows('A page is never blank while its scripts are on their way');
    const release = await holdBack(page, /\.js$/);
    await page.goto('/api_media2/guide/photos/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('article pre').first()).toBeVisible();
    expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
});
