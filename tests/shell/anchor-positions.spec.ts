import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readPixels } from '../support/browser/pixels';
import { open } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';

const PLACES = [
  ['heading', '/api_media2/guide/tagging/#paragraphs'],
  ['field', '/api_media2/reference/NlpRequest/#field-analyses'],
  ['rule', '/api_media2/reference/PhotosRequest/#rule-text-or-paragraphs'],
  ['field of an operation', '/openapi/#recommendPhotos.constraints'],
];

const WIDTHS = [360, 1000, 1280];

/** How far the target is below the bars that stay in view, or come back when one scrolls up. */
function measureGap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = ['.navbar', '.theme-doc-toc-mobile', 'nav[aria-label="Operations"] > button']
      .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
      .filter((bar) => bar !== undefined && bar.height > 0 && bar.top < 100);
    const lowest = bars.reduce((sum, bar) => sum + bar!.height, 0);
    return document.querySelector(':target, .target')!.getBoundingClientRect().top - lowest;
  });
}

for (const [index, width] of WIDTHS.entries()) {
  test(
    `at ${width} px all anchors land at the same height below the bars`,
    firstOf(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const [kind, url] of PLACES) {
        await open(page, url!);
        await expect(page.locator(':target, .target').first()).toBeInViewport();
        await expect.poll(() => measureGap(page), kind).toBeGreaterThan(17);
        await expect.poll(() => measureGap(page), kind).toBeLessThan(23);
      }
    },
  );
}

test('on a phone the field of a URL is lit as one box', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/api_media2/reference/NlpRequest/#field-analyses');
  const row = page.locator('#field-analyses');
  const box = (await row.boundingBox())!;
  const edge = { x: box.x - 20, y: box.y + 8, width: 18, height: Math.min(box.height, 400) - 16 };
  const [first, ...others] = (await readPixels(page, edge)).map((pixels) => pixels.join(' '));
  expect(new Set(first!.split(' ')).size, 'page, edge and tint').toBeGreaterThan(2);
  expect(others.filter((pixels) => pixels !== first)).toEqual([]);
});

for (const [kind, url, links] of [
  ['headings', '/api_media2/', '.hash-link'],
  ['fields', '/api_media2/reference/NlpRequest/', '#field-id a[href="#field-id"]'],
]) {
  test(`the links of ${kind} are targets of at least 24 px`, async ({ page }) => {
    await open(page, url!);
    const sizes = await page.locator(links!).evaluateAll((all) =>
      all.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
}
