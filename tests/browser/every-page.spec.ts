import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { listPages } from '../site/pages';

/** The narrowest and a wide screen that the design names. */
const PHONE = { width: 360, height: 740 };
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
  test(`${route} answers, is quiet, accessible and fits a phone`, async ({ tab }) => {
    const complaints: string[] = [];
    tab.removeAllListeners();
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    tab.on('pageerror', (error) => complaints.push(error.message));

    await tab.setViewportSize(DESKTOP);
    const response = await tab.goto(route);
    expect(response?.status()).toBe(200);
    await expect(tab.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolations(tab)).toEqual([]);

    await tab.setViewportSize(PHONE);
    const overflow = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // There are no frames; the other mode opens a second tab for each page.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
