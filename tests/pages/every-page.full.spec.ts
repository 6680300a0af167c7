import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { bringAxe, listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { collectOffenses, settle, waitUntilDrawn } from '../support/browser/tab';
import { selectChanged, listPages } from '../support/pages';

const DESKTOP = { width: 1280, height: 900 };
/** A window of 1280 px enlarged to 400 %, and the narrowest screen that the design names. */
const PHONES = [320, 360];

/** The colors of code are the same on all pages, and take axe a third of its time. */
const LEAVE_OUT_CODE = `axe.configure({
  rules: [{ id: 'color-contrast', selector: '*:not(pre *)' }],
})`;

/** One tab for all pages of a worker: its cache makes the visits quick, as a reader's does. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await browser.newPage({ baseURL: project.use.baseURL });
      await bringAxe(tab);
      await tab.addInitScript({ content: LEAVE_OUT_CODE });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

// tests/accessibility/page-kinds.spec.ts has axe look at a page of each kind on a desktop, too.
for (const route of selectChanged([...listPages(), '/404.html'])) {
  test(`${route} keeps the policy, asks no other host, fits a phone, and axe finds nothing`, async ({
    tab,
  }) => {
    shows('No page scrolls sideways at 320 and 360 px', 'The site calls no product server');
    shows('axe finds nothing on any page');
    tab.removeAllListeners();
    const listOffenses = collectOffenses(tab);

    await tab.setViewportSize(DESKTOP);
    const response = await tab.goto(route);
    expect(response?.status()).toBe(200);
    await expect(tab.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    // The height of what is not drawn is a guess, and targets would overlap.
    await waitUntilDrawn(tab);

    for (const width of PHONES) {
      await tab.setViewportSize({ width, height: 740 });
      expect(await measureOverflow(tab)).toBe(0);
    }
    await unfold(tab);
    // Tables tell of themselves in the next frame whether they scroll.
    await settle(tab);
    expect(await listViolations(tab)).toEqual([]);
    expect(listOffenses()).toEqual([]);
  });
}

function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
      details.setAttribute('data-collapsed', 'false');
    }
    // A target that is half below the bar would be smaller than its own.
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
