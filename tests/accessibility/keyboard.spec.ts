import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { open } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';

const PAGES = ['/', '/api_media2/guide/tagging/', '/api_media2/reference/PhotosRequest/'];

for (const [index, route] of PAGES.entries()) {
  test(`the keyboard alone reaches every control of ${route}`, firstOf(index), async ({ page }) => {
    shows('Keyboard: every control is reached');
    await open(page, route);
    const count = await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, pre')];
      // Names in JSON are one stop; arrows move between them (tests/reference/field-cards.spec.ts).
      const isStop = (control: HTMLElement) => control.tabIndex >= 0 || !control.closest('pre');
      const reachable = controls.filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('[inert], [aria-hidden]') &&
          isStop(control),
      );
      reachable.forEach((control, index) => (control.dataset.control = String(index)));
      return reachable.length;
    });
    const reached = new Set<string>();
    for (let step = 0; step < count * 2 && reached.size < count; step += 1) {
      await page.keyboard.press('Tab');
      const id = await page.evaluate(
        () => (document.activeElement as HTMLElement | null)?.dataset.control,
      );
      if (id !== undefined) reached.add(id);
    }
    expect(reached.size).toBe(count);
  });

  test(
    `what has the focus on ${route} is seen, not hidden under the bar`,
    firstOf(index),
    async ({ page }) => {
      shows('The focus is never hidden under the bar');
      await open(page, route);
      expect(await listCovered(page, 60)).toEqual([]);
    },
  );

  test(
    `enlarged to 400 %, what has the focus on ${route} is seen too`,
    firstOf(index),
    async ({ page }) => {
      shows('The focus is never hidden under the bar, enlarged to 400 %');
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, route);
      expect(await listCovered(page, 40)).toEqual([]);
    },
  );
}

/** The controls among the next ones by keyboard that something else covers. */
async function listCovered(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const control = await page.evaluate(findCovered);
    if (control !== undefined) covered.push(control);
  }
  return covered;
}

async function findCovered(): Promise<string | undefined> {
  // The browser scrolls to what has the focus before it draws the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // A bar that comes or goes with it is on its way.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const control = document.activeElement;
  if (!control || control === document.body) return undefined;
  // A link that is broken over two lines has its text in the first of its boxes.
  const box = control.getClientRects()[0]!;
  // Of code that is taller than the window, the middle of the part in the window counts.
  const middle = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2;
  const top = document.elementFromPoint(box.x + box.width / 2, middle);
  const isSeen = top !== null && (control.contains(top) || top.contains(control));
  return isSeen ? undefined : control.outerHTML.slice(0, 120);
}
