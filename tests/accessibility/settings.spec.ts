import { expect, test } from '@playwright/test';
import { bringAxe, listViolationsOf } from '../support/browser/axe';
import { KINDS } from '../support/browser/kinds';
import { open } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';

/** WCAG's contrast for level AAA, which the site promises for text that is read. */
const ENHANCED = 'color-contrast-enhanced';

/** Text that is read. */
const BODY = 'main :is(p, li, dd, td, th, h1, h2, h3, pre code)';

KINDS.forEach(([kind, route], index) => {
  test.describe(`a page of the kind “${kind}”`, firstOf(index), () => {
    test('has a contrast of 7:1 for text, and names of controls that begin with their label', async ({
      page,
    }) => {
      await bringAxe(page);
      await open(page, route);
      // Labels and notes have the contrast of level AA, which other tests check.
      await page.evaluate(() => document.documentElement.style.setProperty('--ink-3', '#000'));
      expect(await listViolationsOf(page, ENHANCED, BODY)).toEqual([]);
      expect(await listViolationsOf(page, 'label-content-name-mismatch')).toEqual([]);
    });

    test('has a contrast of 7:1 everywhere for those who ask for more', async ({ page }) => {
      await bringAxe(page);
      await page.emulateMedia({ contrast: 'more' });
      await open(page, route);
      expect(await listViolationsOf(page, ENHANCED)).toEqual([]);
    });
  });
});
