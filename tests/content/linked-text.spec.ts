import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { open, settle } from '../support/browser/tab';
import { AXE, FULL } from '../support/browser/tiers';

const TEXT = '🎸 Emmanuel Macron opened a show in Munich on 3 May 2024. It was excellent.';

const ENGINE = /sandbox|worker|contracts|wink|\.js$/;

function findText(page: Page): Locator {
  return page.getByRole('group', { name: 'Text linked to JSON' });
}

function findJson(page: Page): Locator {
  return page.getByRole('region', { name: 'Analysis JSON' });
}

/** Opens the home page and analyses a text there. */
async function analyze(page: Page, text = TEXT): Promise<void> {
  await open(page, '/');
  await page.getByLabel('Your text').fill(text);
  await expect(page.getByText(/^Analyzed in/)).toBeVisible();
}

function findLit(page: Page): Locator {
  return page.locator('[data-paragraph] [data-lit]');
}

/** The line or the object of the JSON that is marked first, and whether its beginning is in the box. */
async function expectShown(page: Page, pointer: string): Promise<void> {
  const value = findJson(page).locator(`[data-pointer="${pointer}"]`);
  await expect(value).toHaveClass(/place/);
  await expect
    .poll(() =>
      value.evaluate((element) => {
        const box = element.closest('[role="region"]')!.getBoundingClientRect();
        const { top } = element.getBoundingClientRect();
        return top >= box.top && top < box.bottom;
      }),
    )
    .toBe(true);
}

/** The place of the JSON that has the focus. */
function readFocused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() =>
    document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer'),
  );
}

test('the engine is asked for when the field gets the focus, then a new text is analyzed', async ({
  page,
}) => {
  const asked: string[] = [];
  await open(page, '/');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const area = page.getByLabel('Your text');
  await expect(area).toHaveValue(/^Emmanuel Macron in Germany\.\nMr\. Macron/);
  await page.mouse.wheel(0, 300);
  await settle(page);
  expect(asked.filter((path) => ENGINE.test(path))).toEqual([]);
  await area.focus();
  await expect.poll(() => asked.filter((path) => ENGINE.test(path)).length).toBeGreaterThan(0);
  await area.press('End');
  await area.pressSequentially(' Airbus');
  await expect(findText(page).getByRole('button', { name: /^Airbus, organization/ })).toBeVisible();
  await area.fill('Berlin.');
  await expect(findText(page).getByRole('button', { name: /^Berlin, location/ })).toBeVisible();
  await expect(findText(page).locator('[data-paragraph]')).toHaveText(['Berlin.']);
  await page.getByRole('tab', { name: 'Request' }).click();
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toContainText(
    '"text": "Berlin."',
  );
});

test(
  'the analysis of the untouched text starts with the button, where it stood',
  FULL,
  async ({ page }) => {
    await open(page, '/');
    const still = page
      .getByText('Emmanuel Macron', { exact: false })
      .locator('visible=true')
      .last();
    await expect(still).toBeVisible();
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(
      findText(page).getByRole('button', {
        name: 'Mr. Macron: Emmanuel Macron, person, 2 mentions',
      }),
    ).toBeVisible();
    await expect(page.locator('mark')).toHaveCount(0);
  },
);

test('the mouse on a mark shows its place in the JSON, and on the JSON the characters', async ({
  page,
}) => {
  await analyze(page);
  const munich = findText(page)
    .getByRole('button', { name: /^Munich, location/ })
    .first();
  await munich.hover();
  await expectShown(page, '/entities/2');
  await expect(findLit(page)).toHaveText(['Munich']);
  await expect(findJson(page).locator('[data-pointer^="/tags/"][class*="place"]')).not.toHaveCount(
    0,
  );
  await page.getByLabel('Your text').hover();
  await expect(findLit(page)).toHaveCount(0);
  await expect(findJson(page).locator('[class*="place"]')).toHaveCount(0);

  await findJson(page).locator('[data-pointer="/entities/1/stdForm"]').hover();
  await expect(findLit(page)).toHaveText(['Emmanuel Macron']);
});

test('a folded place is unfolded, and a click keeps its mark', async ({ page }) => {
  await analyze(page);
  const fold = findJson(page).getByRole('button', { name: /^entities/ });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await findText(page)
    .getByRole('button', { name: /^3 May 2024: / })
    .click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expectShown(page, '/entities/0');
  await page.getByLabel('Your text').hover();
  await expect(findLit(page)).toHaveText(['3 May 2024']);
});

test('the keyboard goes from a mark to its place, along the JSON, and back', async ({ page }) => {
  await analyze(page);
  const macron = findText(page).getByRole('button', {
    name: /^Emmanuel Macron, person, 1 mention/,
  });
  await macron.first().focus();
  await expectShown(page, '/entities/1');
  await expect(findLit(page)).toHaveText(['Emmanuel Macron']);
  await page.keyboard.press('Enter');
  expect(await readFocused(page)).toBe('/entities/1');
  await page.keyboard.press('ArrowDown');
  expect(await readFocused(page)).toBe('/entities/1/id');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  // Now in the entity before it.
  expect(await readFocused(page)).toMatch(/^\/entities\/0/);
  await page.keyboard.press('Escape');
  await expect(macron.first()).toBeFocused();
});

test('a mark that has the focus before the JSON is drawn shows its place then, too', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const mark = document.querySelector<HTMLElement>(
        '[aria-label^="Emmanuel Macron, person, 1"]',
      );
      if (mark === null) return;
      observer.disconnect();
      mark.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByLabel('Your text').fill(TEXT);
  await expectShown(page, '/entities/1');
});

test('Enter goes from the mark that has the focus, wherever the mouse is', async ({ page }) => {
  await analyze(page);
  const marks = findText(page).locator('[data-paragraph]');
  await marks.getByRole('button', { name: /^Emmanuel Macron, / }).focus();
  await marks.getByRole('button', { name: /^Munich, / }).hover();
  await expectShown(page, '/entities/2');
  await page.keyboard.press('Enter');
  expect(await readFocused(page)).toBe('/entities/1');
});

test('the legend names the types, and bars the tags and the sentiment', async ({ page }) => {
  await analyze(page);
  const legend = findText(page).getByRole('list', { name: 'Types in this text' });
  await expect(legend.getByRole('listitem')).toHaveText(['person 1', 'location 1', 'date 1']);
  const tags = findText(page).getByRole('group', { name: 'Tag relevance' });
  await expect(tags.getByRole('meter', { name: 'Relevance of Munich' })).toBeVisible();
  await tags.getByRole('button', { name: 'Munich' }).focus();
  await expect(findLit(page)).toHaveText(['Munich']);
  await expect(findText(page).getByRole('group', { name: 'Sentiment' })).toContainText(
    'Document+0.5 positive',
  );
});

test(
  'offsets of a selection are named in all units, by mouse and by keyboard',
  FULL,
  async ({ page }) => {
    await analyze(page);
    const offsets = findText(page).getByText('(the API counts these)');
    await page.getByLabel('Your text').blur();
    await page.evaluate(() => {
      const mark = document.querySelector('[data-paragraph] [data-items]')!;
      getSelection()!.setBaseAndExtent(mark.firstChild!, 0, mark.firstChild!, 7);
    });
    await expect(findText(page)).toContainText(
      'Selected: 7 characters · code points 2–9 (the API counts these) · UTF-16 3–10 · bytes 5–12',
    );
    await page.keyboard.press('Shift+ArrowRight');
    await expect(findText(page)).toContainText('Selected: 8 characters · code points 2–10');
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await expect(offsets).toHaveCount(0);
  },
);

test(
  'when the engine does not load, Retry loads it and the text is kept',
  FULL,
  async ({ page }) => {
    await open(page, '/');
    await page.route(/\/assets\//, (route) => route.abort());
    await page.getByLabel('Your text').fill('Berlin and Airbus.');
    await expect(page.getByText('The engine did not load.')).toBeVisible();
    await page.unroute(/\/assets\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeFocused();
    await expect(findText(page).getByRole('button', { name: /^Berlin, location/ })).toBeVisible();
    await expect(page.getByLabel('Your text')).toHaveValue('Berlin and Airbus.');
  },
);

for (const width of [320, 1280]) {
  test(`it is accessible and fits, ${width} px wide`, AXE, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await analyze(page);
    await findText(page)
      .getByRole('button', { name: /^Munich, location/ })
      .first()
      .focus();
    await expectShown(page, '/entities/2');
    expect(await listViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });
}

test('an example that is run shows its analysis as a text too', async ({ page }) => {
  await open(page, '/api_media2/guide/code/tagging-mentions/');
  await page.getByRole('button', { name: /^Run/ }).first().click();
  const response = page.getByRole('region', { name: 'Sandbox response' });
  await response.getByRole('button', { name: 'Text', exact: true }).click();
  // Run brings the response into view: what moves below the mouse would be another mark.
  await settle(page);
  await response
    .getByRole('button', { name: /^Munich, location/ })
    .first()
    .hover();
  await expectShown(page, '/entities/2');
  // Germany is found in "Munich" too, but its other mention is not what the mouse is on.
  await expect(findLit(page)).toHaveText(['Munich']);
});
