import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { countUndrawn, open, openWithoutScripts } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';

/** The section at the top of the window, and how far from it. */
function readPlace(page: Page): Promise<{ id: string; top: number }> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.openapi dl > div[id]')];
    const first = parts.find((section) => section.getBoundingClientRect().top > 100)!;
    return { id: first.id, top: Math.round(first.getBoundingClientRect().top) };
  });
}

function readTop(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);
}

function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

test('opened at its top, the page draws operations when they come near, and then all', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/openapi/');
  expect(await countUndrawn(page)).toBeGreaterThan(20);
  release();
  await expect.poll(() => countUndrawn(page)).toBe(0);
});

test('find in page meets what is not drawn yet', async ({ page }) => {
  await openWithoutScripts(page, '/openapi/');
  const isFound = await page.evaluate(() =>
    (window as unknown as { find(text: string): boolean }).find('/v2/knowledgebase/redirects'),
  );
  expect(isFound).toBe(true);
  await expect(page.locator('#getRedirects')).toBeInViewport();
});

test('every anchor of an operation and every 20th of a field lands where it should', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/openapi/');
  const anchors = await page
    .locator('.openapi [id]')
    .evaluateAll((parts) =>
      parts
        .filter((section, index) => section.matches('.operation') || index % 20 === 0)
        .map(({ id }) => id),
    );
  const far = await page.evaluate(async (ids) => {
    const offset = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const misplaced: string[] = [];
    for (const id of ids) {
      window.location.hash = id;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const section = document.getElementById(id)!;
      const margin = parseFloat(getComputedStyle(section).scrollMarginTop);
      const gap = section.getBoundingClientRect().top - offset - margin;
      const isLast = window.scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      if (Math.abs(gap) > 2 && !isLast) misplaced.push(`${id}: ${gap} px`);
    }
    return misplaced;
  }, anchors);
  expect(anchors.length).toBeGreaterThan(50);
  expect(far).toEqual([]);
});

const ANCHORS = ['recommendPhotos.constraints.tags.allOf', 'getRedirects'];

for (const [index, id] of ANCHORS.entries()) {
  test(`a link to ${id} draws all before it is followed`, firstOf(index), async ({ page }) => {
    await openWithoutScripts(page, `/openapi/#${id}`);
    expect(await countUndrawn(page)).toBe(0);
  });
}

test('a link draws all before it is followed, also before the scripts have come', async ({
  page,
}) => {
  await openWithoutScripts(page, '/openapi/');
  await page.locator('a[href$="#getRedirects"]').first().click();
  await expect(page).toHaveURL(/#getRedirects$/);
  expect(await countUndrawn(page)).toBe(0);
  await expect(page.locator('#getRedirects h3')).toBeInViewport();
});

test('who jumps far down at once keeps the place while the rest is drawn', async ({ page }) => {
  const release = await openWithoutScripts(page, '/openapi/');
  await page.evaluate(() => window.scrollTo(0, 30_000));
  let position = await readPlace(page);
  // The browser draws the parts at a new position in a later frame, each with its own height.
  const readMove = async () => {
    const last = position;
    await waitForFrames(page);
    position = await readPlace(page);
    return [position.id === last.id, position.top - last.top];
  };
  await expect.poll(readMove).toEqual([true, 0]);
  release();
  await expect.poll(() => countUndrawn(page)).toBe(0);
  const top = await readTop(page, position.id);
  expect(Math.abs(top - position.top)).toBeLessThan(6);
});

test('a reload and the way back lead to the place that was left', async ({ page }) => {
  await open(page, '/openapi/');
  await expect.poll(() => countUndrawn(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 30_000));
  const position = await readPlace(page);
  await page.reload();
  await expect.poll(() => readPlace(page)).toEqual(position);
  await page.goto('/gkb/');
  await page.goBack();
  await expect.poll(() => readPlace(page)).toEqual(position);
});

test('on paper nothing high is kept whole, which would leave pages half empty', async ({
  page,
}) => {
  await open(page, '/openapi/');
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const high = await page.locator('.openapi *').evaluateAll((parts) =>
    parts
      .filter((section) => getComputedStyle(section).breakInside === 'avoid')
      .map((section) => ({ section, height: section.getBoundingClientRect().height }))
      .filter(({ height }) => height > 250)
      .map(({ section, height }) => `${section.tagName} ${section.id} ${height}`),
  );
  expect(high).toEqual([]);
});
