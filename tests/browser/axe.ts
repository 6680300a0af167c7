import AxeBuilder from '@axe-core/playwright';
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and below, and what axe advises besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Under this name the report says with what a page was tested; the accessibility page repeats it. */
export const TOOLS = 'tools';

/**
 * What axe finds on the page as it is now, `rule: elements`.
 *
 * @param within selects the part of the page to look at
 */
export async function listViolations(page: Page, within = 'html'): Promise<string[]> {
  const { violations, testEngine } = await new AxeBuilder({ page })
    .include(within)
    // Describing what passes takes nearly as long as finding what does not.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // There are no frames; the other mode opens a second tab for each page.
    .setLegacyMode(true)
    .analyze();
  const browser = `Chromium ${page.context().browser()?.version()}`;
  const description = `${browser}, ${testEngine.name} ${testEngine.version}`;
  test.info().annotations.push({ type: TOOLS, description });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
