import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { KINDS } from '../support/browser/kinds';
import { firstOf } from '../support/browser/tiers';

/**
 * Elements that need a script, the signs of links that show when they are pointed at, and the
 * contents of a page, which repeat its headings.
 */
const TOOLS =
  'nav[aria-label="On this page"] *, button, label, select, textarea, [role=tab], [role=status], .hash-link, [data-example] span, footer:has(> button)';

test.use({ javaScriptEnabled: false });

for (const [index, [kind, route]] of KINDS.entries()) {
  test(
    `without scripts a page of the kind “${kind}” shows all of its text, code and tables`,
    firstOf(index, 4),
    async ({ page }) => {
      shows('JavaScript off: text, code and tables are complete');
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await listHidden(page)).toEqual([]);
      expect(await listCutOff(page)).toEqual([]);
    },
  );
}

test('without scripts one gets from the home page to a guide and on by the sidebar', async ({
  page,
}) => {
  shows('JavaScript off: links work');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Media API', { exact: true })
    .click();
  await expect(page).toHaveURL(/\/api_media2\/$/);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Quick start').click();
  await expect(page).toHaveURL(/\/api_media2\/quick\/$/);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without scripts a phone leads from every product to all others, by the foot of the page', async ({
  page,
}) => {
  shows('JavaScript off: links work on phones too');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/gkb/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Genja' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
});

test('without scripts the data of the playground fill their pane', async ({ page }) => {
  await page.goto('/genja/playground/');
  const data = page.getByRole('textbox', { name: 'Data' });
  const pane = page.getByRole('group', { name: 'Data' });
  const width = (await pane.boundingBox())!.width;
  expect((await data.boundingBox())!.width).toBe(width);
});

/** Text of the content that nobody sees; what a reader folds open without scripts counts as seen. */
function listHidden(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll(
    (all, tools) =>
      all
        .filter((element) =>
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
        )
        .filter(
          (element) =>
            !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter(
          (element) =>
            element.closest(`details:not([open]), script, style, noscript, ${tools}`) === null,
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    TOOLS,
  );
}

/** Code and tables of which a part can be neither seen nor scrolled to. */
function listCutOff(page: Page): Promise<string[]> {
  return page.locator('main :is(pre, table)').evaluateAll((blocks) =>
    blocks
      .filter((block) => block.checkVisibility())
      .filter((block) => {
        const { overflowX, overflowY } = getComputedStyle(block);
        const isWider = block.scrollWidth > block.clientWidth + 1;
        const isHigher = block.scrollHeight > block.clientHeight + 1;
        return (isWider && overflowX === 'hidden') || (isHigher && overflowY === 'hidden');
      })
      .map((block) => block.outerHTML.slice(0, 120)),
  );
}
