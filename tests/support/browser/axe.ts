import AxeBuilder from '@axe-core/playwright';
import { test } from '@playwright/test';
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

/** The findings of axe on the page as it is now, `rule: elements`. */
export async function listViolations(
  page: Page,
  { within = 'html', leaveOut = [] }: Scope = {},
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations, testEngine } = await new AxeBuilder({
    page,
    ...(isThere && { axeSource: ';' }),
  })
    .include(within)
    // Describing what passes takes nearly as long as finding what does not.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .disableRules(leaveOut)
    // There are no frames; the other mode opens a second tab for each page.
    .setLegacyMode(true)
    .analyze();
  const browser = `Chromium ${page.context().browser()?.version()}`;
  const description = `${browser}, ${testEngine.name} ${testEngine.version}`;
  test.info().annotations.push({ type: TOOLS, description });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/**
 * For windows that are scrolled: a bar that stays in view covers targets below it, and axe takes
 * them for small ones. page-kinds.spec.ts measures targets where nothing is covered.
 */
export const COVERED = ['target-size'];
