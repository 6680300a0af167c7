import { expect, test } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { open } from '../support/browser/tab';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const STEPS = 12;

/** Moves a finger over the screen, in steps as a hand does. */
async function swipe(
  session: CDPSession,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await touch('touchStart', [from]);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await touch('touchMove', [{ x: from.x + by.x * share, y: from.y + by.y * share }]);
  }
  await touch('touchEnd', []);
}

/** Whatever is pressed in these parts, and too small for a finger. */
const listSmall = (page: Page, parts: string): Promise<string[]> =>
  page.locator(parts).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().height < 40)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test('a finger has targets of 40 px in menus, in the footer, and below code', async ({ page }) => {
  await open(page, '/api_media2/guide/photos/');
  const parts = '.breadcrumbs a, [data-example] > :not(pre) button, .footer__link-item';
  expect(await listSmall(page, parts)).toEqual([]);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', { name: 'Interactive API reference' })).toBeVisible();
  expect(await listSmall(page, '.navbar-sidebar__items a[href]')).toEqual([]);
  await open(page, '/openapi/#recommendPhotos');
  await expect(page.locator('#recommendPhotos select')).toBeVisible();
  expect(await listSmall(page, '#recommendPhotos :is(select, button)')).toEqual([]);
});

const readScroll = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('a finger moves code sideways, and the page up and down', async ({ page }) => {
  await open(page, '/api_media2/guide/photos/');
  const code = page.locator('figure.code pre:visible').first();
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const readLeft = () => code.evaluate((element) => element.scrollLeft);
  const box = (await code.boundingBox())!;
  const from = { x: box.x + box.width * 0.8, y: Math.max(box.y, 130) + 30 };
  const session = await page.context().newCDPSession(page);
  const before = await readScroll(page);
  await swipe(session, from, { x: -160, y: 0 });
  await expect.poll(readLeft).toBeGreaterThan(60);
  expect(await readScroll(page)).toBe(before);
  await swipe(session, { ...from, y: 400 }, { x: 0, y: -200 });
  await expect.poll(() => readScroll(page)).toBeGreaterThan(before + 100);
});
