import { expect, test } from '@playwright/test';
import { listViolations } from '../support/browser/axe';
import { open } from '../support/browser/tab';

test('the browser keeps the ticks of the checklist', async ({ page }) => {
  await open(page, '/operate/go-live/');
  const first = page.getByRole('checkbox', { name: /^Keys/ });
  await first.check();
  await page.reload();
  await expect(first).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Timeouts/ })).not.toBeChecked();
  await first.uncheck();
  await page.reload();
  await expect(first).not.toBeChecked();
  expect(await listViolations(page, { within: 'main' })).toEqual([]);
});
