import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and below, and what axe advises besides. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Under this name the report says with what a page was tested; the accessibility page repeats it. */
const TOOLS = 'tools';

/** Brings axe with every page that a tab opens: quicker than handing it over each time. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: 'node_modules/axe-core/axe.min.js' });
}

interface Scope {
  /** Selects the part of the page to look at. */
  within?: string;
  leaveOut?: string[];
}

/**
 * The findings of axe on the page as it is now, `rule: elements`.
 *
 * The size of targets isn't checked once the window has scrolled: a bar that stays in view covers
 * targets below it, and axe takes them for small ones. page-kinds.spec.ts measures the size on
 * pages that have not scrolled.
 */
export async function listViolations(
  page: Page,
  { within = 'html', leaveOut = [] }: Scope = {},
): Promise<string[]> {
  const { isThere, hasScrolled } = await page.evaluate(() => ({
    isThere: 'axe' in window,
    hasScrolled: scrollY > 0,
  }));
  const { violations, testEngine } = await new AxeBuilder({
    page,
    ...(isThere && { axeSource: ';' }),
  })
    .include(within)
    // Describing what passes takes nearly as long as finding what does not.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .disableRules(hasScrolled ? ['target-size', ...leaveOut] : leaveOut)
    // There are no frames; the other mode opens a second tab for each page.
    .setLegacyMode(true)
    .analyze();
  const browser = `Chromium ${page.context().browser()?.version()}`;
  const description = `${browser}, ${testEngine.name} ${testEngine.version}`;
  test.info().annotations.push({ type: TOOLS, description });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/**
 * The findings of one rule, which may be off by default. Axe ignores names that it does not know, so
 * the rule must have judged the page, which needs `bringAxe()`.
 */
export async function listViolationsOf(
  page: Page,
  rule: string,
  within = 'html',
): Promise<string[]> {
  const axe = new AxeBuilder({ page, axeSource: ';' }).include(within).setLegacyMode(true);
  const { violations, ...others } = await axe.withRules([rule]).analyze();
  const judged = [violations, others.passes, others.incomplete, others.inapplicable].flat();
  expect(judged.map(({ id }) => id)).toContain(rule);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${rule}: ${html}`));
}
