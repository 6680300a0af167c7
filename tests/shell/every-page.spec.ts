import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows, wcag } from '../../testing/browser/annotate';
import { listPages } from '../../testing/pages';
import { measureOverflow } from '../../testing/browser/console-page';

/** A window of 1280 px enlarged to 400 %, and the narrowest screen that the design names. */
const PHONES = [320, 360];
const DESKTOP = { width: 1280, height: 900 };

/** One tab for all pages of a worker: its cache makes the visits quick, as a reader's does. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await browser.newPage({ baseURL: project.use.baseURL });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

for (const route of [...listPages(), '/404.html']) {
  test(`${route} answers, keeps the policy, asks no other host and fits a phone`, async ({
    tab,
  }) => {
    shows('No page scrolls sideways at 320 and 360 px', 'The site calls no product server');
    wcag('1.4.4', '1.4.10', '1.4.12', '2.5.8');
    const complaints: string[] = [];
    tab.removeAllListeners();
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    tab.on('pageerror', (error) => complaints.push(error.message));
    tab.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol !== 'data:' && hostname !== 'localhost') complaints.push(request.url());
    });

    await tab.setViewportSize(DESKTOP);
    const response = await tab.goto(route);
    expect(response?.status()).toBe(200);
    await expect(tab.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

    for (const width of PHONES) {
      await tab.setViewportSize({ width, height: 740 });
      expect(await measureOverflow(tab)).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}
