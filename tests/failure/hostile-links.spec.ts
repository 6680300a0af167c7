import { expect, test } from '@playwright/test';
import { collectErrors, open } from '../support/browser/tab';
import { FULL } from '../support/browser/tiers';

/** Of anchors and of values in a query. Servers themselves reject much longer ones. */
const HOSTILE: [name: string, text: string][] = [
  ['markup', '"><img src=x onerror="document.title=\'broken\'">'],
  ['an escape that is none', '%E0%A4%A'],
  ['a selector', 'a:has(> b)]{}'],
  ['the name of an object member', '__proto__'],
  ['a script', 'javascript:document.title="broken"'],
  ['control characters', '\u0000\u0007\u202e'],
  ['a very long word', 'ž'.repeat(1000)],
];

const PAGES: [kind: string, toUrl: (text: string) => string][] = [
  ['an anchor of a guide', (text) => `/api_media2/guide/photos/#${text}`],
  ['a field', (text) => `/api_media2/reference/PhotosRequest/#field-${text}`],
  ['an operation', (text) => `/openapi/#${text}`],
  ['a shared request', (text) => `/openapi/#analyze?call=${text}`],
  ['a shared template', (text) => `/genja/playground/#template=${text}`],
  ['a query', (text) => `/search/?q=${text}`],
  ['a product and a version of a query', (text) => `/search/?q=tag&ctx=${text}&version=${text}`],
  ['a filter', (text) => `/changes/?product=${text}&breaking=${text}`],
  ['a language', (text) => `/api_media2/guide/tagging/?language=${text}`],
];

for (const [kind, toUrl] of PAGES) {
  test(`a hostile link to ${kind} shows the page, and stays text`, FULL, async ({ page }) => {
    const errors = collectErrors(page);
    for (const [name, text] of HOSTILE) {
      for (const written of [text, encodeURIComponent(text)]) {
        // The same page with another anchor would only scroll.
        await page.goto('about:blank');
        await open(page, toUrl(written));
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        expect(await page.title(), name).not.toBe('broken');
        await expect(page.locator('img[src="x"]'), name).toHaveCount(0);
      }
    }
    expect(errors).toEqual([]);
  });
}
