import { expect } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { test } from '../support/browser/options-site';
import { open } from '../support/browser/tab';

test('the bar hides when one scrolls down and shows when one scrolls up', async ({ page }) => {
  shows('The navbar can hide on scroll down and show on scroll up');
  // On wide windows it stays, because it takes little of their height.
  await page.setViewportSize({ width: 800, height: 720 });
  await open(page, '/genja/long/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toBeInViewport();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
});
