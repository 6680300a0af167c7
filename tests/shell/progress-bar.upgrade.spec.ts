import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { holdBack, open, watchRequests } from '../support/browser/tab';

interface Progress {
  clickedAt: number;
  /** Each position of the bar, with its time. */
  steps: { at: number; transform: string; transition: string }[];
}

/** Lets the page note what the bar does, with the page's own clock: tests are slower. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const progress: Progress = { clickedAt: 0, steps: [] };
    Object.assign(window, { progress });
    document.addEventListener('click', () => (progress.clickedAt = performance.now()), true);
    const look = () => {
      const bar = document.querySelector<HTMLElement>('.progress-bar');
      const transform = bar?.style.transform;
      if (!bar || transform === undefined || transform === progress.steps.at(-1)?.transform) return;
      const { transition } = getComputedStyle(bar);
      progress.steps.push({ at: performance.now(), transform, transition });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
}

function read(page: Page): Promise<Progress> {
  return page.evaluate(() => (window as unknown as { progress: Progress }).progress);
}

test('the progress bar starts after 200 ms at 0.08 and goes on in steps of 800 ms, without a spinner', async ({
  page,
}) => {
  shows(
    'The progress bar starts after 200 ms; minimum 0.08, speed 200 ms, trickle speed 800 ms, no spinner',
  );
  await open(page, '/gkb/');
  await record(page);
  const release = await holdBack(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Genja').click();
  await expect(page.locator('.progress-bar')).toBeVisible();
  await expect.poll(async () => (await read(page)).steps.length).toBeGreaterThan(2);
  const { clickedAt, steps } = await read(page);
  expect(steps[0]!.at - clickedAt).toBeGreaterThanOrEqual(200);
  const first = steps.findIndex(({ transform }) => transform.includes('0.08'));
  expect(first).toBeGreaterThanOrEqual(0);
  expect(steps[first]!.transition).toContain('transform 0.2s');
  expect(steps[first + 1]!.at - steps[first]!.at).toBeGreaterThanOrEqual(790);
  release();
});

test('the progress bar completes and goes away when the page has changed', async ({ page }) => {
  shows('It completes on route update');
  await open(page, '/gkb/');
  const release = await holdBack(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Genja').click();
  await expect(page.locator('.progress-bar')).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Genja' })).toBeVisible();
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test('a page that comes within 200 ms shows no progress bar', async ({ page }) => {
  shows('A quick page shows no bar');
  await open(page, '/gkb/');
  const link = page.getByRole('navigation', { name: 'Main' }).getByText('Genja');
  const { urls, finished } = watchRequests(page);
  await link.hover();
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  await finished();
  await record(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genja' })).toBeVisible();
  expect((await read(page)).steps).toEqual([]);
});

test('the old page stays until the next one is loaded', async ({ page }) => {
  shows(
    'The next page is preloaded first and the old page stays until the new one is ready',
    'On a route change the old page stays until the new one is ready; the progress bar starts after 200 ms and completes',
  );
  await open(page, '/gkb/');
  const heading = page.getByRole('heading', { level: 1 });
  const old = await heading.textContent();
  const release = await holdBack(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Genja').click();
  await expect(page).toHaveURL(/\/genja\/$/);
  await expect(page.locator('.progress-bar')).toHaveCount(1);
  await expect(heading).toHaveText(old!);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  release();
  await expect(heading).toContainText('Genja');
});
