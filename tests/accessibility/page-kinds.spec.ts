import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { bringAxe, listViolations, listViolationsOf } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { KINDS } from '../support/browser/kinds';
import { collectOffenses, open } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';

/** The part of a window of 1280 × 1024 px that is visible at 400 %. */
const ENLARGED = { width: 320, height: 256 };
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

// tests/pages/every-page.full.spec.ts visits all pages, and has axe look at them on a phone.
for (const [index, [kind, route]] of KINDS.entries()) {
  const title = `a page of the kind “${kind}” is accessible, fits 320 px, bears spaced out text, has targets of 24 px, moves nothing unasked, asks no other host`;
  test(title, firstOf(index, 6), async ({ page }) => {
    shows('400 % zoom, text spacing, targets of 24 px, reduced motion');
    shows('No page scrolls sideways at 320 and 360 px', 'The site calls no product server');
    const listOffenses = collectOffenses(page);
    await bringAxe(page);
    await page.setViewportSize(ENLARGED);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    expect(await measureOverflow(page)).toBe(0);
    // `/openapi/` draws its operations one after the other.
    await expect(page.locator('.operation:not(.drawn)')).toHaveCount(0);
    expect(await listMotion(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await measureOverflow(page)).toBe(0);
    // Axe knows the exceptions: links in sentences, and small targets with enough room around.
    expect(await listViolationsOf(page, 'target-size')).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await listViolations(page)).toEqual([]);
    await spaceOut(page);
    expect(await measureOverflow(page)).toBe(0);
    expect(await listCutText(page)).toEqual([]);
    expect(listOffenses()).toEqual([]);
  });
}

/** The spacing that WCAG 1.4.12 names. Styles set by scripts are allowed by the site's policy. */
function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      Object.assign(element.style, {
        lineHeight: '1.5',
        letterSpacing: '0.12em',
        wordSpacing: '0.16em',
      });
      if (element.matches('p')) element.style.marginBottom = '2em';
    }
  });
}

/** Text that its own box cuts off. */
function listCutText(page: Page): Promise<string[]> {
  return page
    .locator('main :is(p, li, h1, h2, h3, h4, td, th, dt, dd, button)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { overflow } = getComputedStyle(element);
          return overflow === 'hidden' && element.scrollHeight > element.clientHeight + 2;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
}

/** Lists elements that take time to move. A quiet page has no rings that turn while something loads. */
function listMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toLongest = (text: string) => Math.max(...text.split(', ').map(parseFloat));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const moves = style.animationName !== 'none' && toLongest(style.animationDuration) > 0.001;
        return (
          moves || toLongest(style.transitionDuration) > 0.001 || style.scrollBehavior === 'smooth'
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
