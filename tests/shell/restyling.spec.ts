import { expect, test } from '@playwright/test';
import { openConsole, openEditor } from '../support/browser/console-page';
import { open, waitUntilDrawn } from '../support/browser/tab';

/** Events of Chromium's timeline; some have the number of elements whose styles were computed. */
interface Trace {
  traceEvents: { args: { elementCount?: number } }[];
}

// Rules for what is in `.openapi:has(.a)` have the browser compute all styles again after each change.
test('what opens on a long page restyles only what is near', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/openapi/#analyze');
  await waitUntilDrawn(page);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await openEditor(await openConsole(page, 'analyze'));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace;
  const counts = traceEvents.flatMap(({ args }) => args.elementCount ?? []);
  expect(counts.length).toBeGreaterThan(0);
  expect(await page.locator('*').count()).toBeGreaterThan(5000);
  expect(Math.max(...counts)).toBeLessThan(1000);
});
