import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { listViolations } from '../support/browser/axe';
import { measureOverflow, visitConsole, openEditor, send } from '../support/browser/console-page';
import { open } from '../support/browser/tab';
import { AXE, FULL } from '../support/browser/tiers';

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`at ${width} px an open console fits the window`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const opened = await visitConsole(page, 'recommendPhotos');
    await opened.getByRole('combobox', { name: 'Example' }).selectOption('Photos with constraints');
    const response = await send(opened, 200);
    expect(await measureOverflow(page)).toBe(0);
    await response.getByRole('button', { name: 'Headers' }).click();
    await openEditor(opened);
    expect(await measureOverflow(page)).toBe(0);
    await opened.getByRole('button', { name: 'Code' }).click();
    expect(await measureOverflow(page)).toBe(0);
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} px axe finds nothing in an open console`, AXE, async ({ page }) => {
    shows('axe finds nothing in an open console');
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const opened = await visitConsole(page, 'putArticle');
    await opened
      .getByRole('button', { name: /^Add a field/ })
      .first()
      .click();
    await opened.getByRole('textbox', { name: 'articleId' }).fill('none');
    await opened.getByRole('combobox', { name: 'Simulate an error' }).selectOption('404');
    await send(opened, 404);
    await opened.getByRole('button', { name: /^History/ }).click();
    await expectNoViolations(opened);
    const editor = await openEditor(opened);
    await editor.fill('{"id": 1, "text": 2}');
    await expect(opened.getByRole('button', { name: '/text' })).toBeVisible();
    await expectNoViolations(opened);
    await opened.getByRole('button', { name: 'Code' }).click();
    await expectNoViolations(opened);
  });
}

test('axe finds nothing in a response that offers calls', AXE, async ({ page }) => {
  const opened = await visitConsole(page, 'analyze');
  const response = await send(opened, 200);
  await response.getByRole('button', { name: 'Look up G183' }).first().click();
  await expectNoViolations(opened);
});

async function expectNoViolations(opened: Locator): Promise<void> {
  expect(await listViolations(opened.page(), { within: '[data-console] > section' })).toEqual([]);
}

test('the keyboard alone opens a console, reaches all of it, sends and closes', async ({
  page,
}) => {
  shows('Keyboard: console');
  await open(page, '/openapi/#getArticle');
  await page.locator('[data-try="getArticle"]').focus();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('region', { name: /^Console: Get an article/ });
  await expect(opened).toBeFocused();
  const controls = opened.locator('a[href], button, input, select');
  const count = await controls.count();
  expect(count).toBeGreaterThan(8);
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect(controls.nth(index)).toBeFocused();
    await expect(controls.nth(index)).toBeInViewport();
  }
  await opened.getByRole('button', { name: 'Send', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('region', { name: 'Sandbox response' })).toBeVisible();
  await opened.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(opened).toBeVisible();
  await opened.getByRole('button', { name: 'Expand' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(opened.getByRole('button', { name: 'Expand' })).toBeFocused();
  // Nobody reaches what it covers, and Escape shrinks it from everywhere.
  await opened.getByRole('button', { name: 'Expand' }).press('Enter');
  const covered = page.locator('#getArticle .words').first();
  await expect(covered).toHaveJSProperty('inert', true);
  await page.getByRole('link', { name: 'Media API v2' }).first().focus();
  await page.keyboard.press('Escape');
  await expect(covered).toHaveJSProperty('inert', false);
  await opened.getByRole('button', { name: 'Expand' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-try="getArticle"]')).toBeFocused();
  await expect(opened).toHaveCount(0);
});

test('every control of a console is at least 24 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const opened = await visitConsole(page, 'analyze');
  await send(opened, 200);
  await opened
    .getByRole('button', { name: /^Add a field/ })
    .first()
    .click();
  const small = await opened
    // Signs that fold a line of JSON are in that line.
    .locator('button:not([class*=fold]), input:not([type=checkbox]), select')
    .evaluateAll((all) =>
      all
        .map(
          (element) =>
            [element.getBoundingClientRect().height, element.outerHTML.slice(0, 80)] as const,
        )
        .filter(([height]) => height > 0 && height < 24),
    );
  expect(small).toEqual([]);
});
