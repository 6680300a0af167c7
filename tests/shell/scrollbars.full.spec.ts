import { expect, test } from '@playwright/test';
import { open } from '../support/browser/tab';

/** Everything of a page that can scroll by itself, with the look of its scrollbar. */
const listScrollbars = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .map((element) => getComputedStyle(element))
    .filter(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll')
    .map(({ scrollbarWidth, scrollbarColor }) => `${scrollbarWidth}, ${scrollbarColor}`);

const PAGES = ['/api_media2/guide/tagging/', '/genja/prepositions/', '/openapi/'];

for (const route of PAGES) {
  test(`scrollbars on ${route} are thin and have no white track`, async ({ page }) => {
    await open(page, route);
    const scrollbars = await page.evaluate(listScrollbars);
    expect(scrollbars.length).toBeGreaterThan(3);
    const others = scrollbars.filter(
      (look) => !/^(thin, .* rgba\(0, 0, 0, 0\)|none, .*)$/.test(look),
    );
    expect(others).toEqual([]);
  });
}
