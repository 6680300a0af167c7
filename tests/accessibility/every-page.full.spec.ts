import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows, wcag } from '../../testing/browser/annotate';
import { listPages } from '../../testing/pages';
import { bringAxe, listViolations } from '../../testing/browser/axe';
import { waitUntilDrawn } from '../../testing/browser/tab';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

/** One tab for all pages of a worker: its cache makes the visits quick, as a reader's does. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await browser.newPage({ baseURL: project.use.baseURL });
      await bringAxe(tab);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

for (const route of [...listPages(), '/404.html']) {
  test(`axe finds nothing on ${route}, on a desktop and on a phone with everything unfolded`, async ({
    tab,
  }) => {
    shows('axe finds nothing on any page');
    wcag('1.1.1', '1.3.1', '1.4.3', '2.4.1', '2.4.2', '3.1.1', '4.1.2');
    await tab.setViewportSize(DESKTOP);
    await tab.goto(route);
    await expect(tab.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    // The height of what is not drawn is a guess, and targets would overlap.
    await waitUntilDrawn(tab);
    expect(await listViolations(tab)).toEqual([]);

    await tab.setViewportSize(PHONE);
    await unfold(tab);
    expect(await listViolations(tab)).toEqual([]);
  });
}

function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
      details.setAttribute('data-collapsed', 'false');
    }
  });
}
