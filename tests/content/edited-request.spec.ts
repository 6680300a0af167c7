import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openEditor, visitConsole } from '../support/browser/console-page';
import { visitExample } from '../support/browser/example';
import { collectScriptTexts, open } from '../support/browser/tab';

for (const width of [360, 1280]) {
  test(`on ${width} pixels, Run and the code stay while a body is typed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/api_media2/guide/tagging/');
    const example = page.locator('[data-example]').first();
    await example.getByRole('button', { name: /^Edit/ }).click();
    const body = example.getByRole('textbox', { name: 'Request body' });
    await expect(body).toBeFocused();
    const run = example.getByRole('button', { name: /^Run/ });
    const code = example.locator('details').filter({ has: page.locator('pre') });
    const isOpen = width > 768;
    await expect(code).toHaveJSProperty('open', isOpen);
    if (!isOpen) await code.locator('summary').click();
    const top = (await run.boundingBox())!.y;
    const end = (await body.boundingBox())!;
    // The buttons stand directly below the text.
    expect(top - end.y - end.height).toBeLessThan(60);

    await body.press('Home');
    await body.pressSequentially('"');
    await expect(code.locator('summary')).toHaveText('Code of the last valid body');
    await expect(code.locator('pre')).toContainText('Emmanuel Macron in Germany.');
    await expect(example.getByText(/line 1/i)).toBeVisible();
    expect((await run.boundingBox())!.y).toBe(top);

    await body.press('Backspace');
    await expect(code.locator('summary')).toHaveText('Code');
    expect((await run.boundingBox())!.y).toBe(top);
  });
}

const findOptions = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** Puts the caret behind the last field of a body, and waits for what helps to type. */
async function goToLastField(editor: Locator): Promise<void> {
  await editor.press('ControlOrMeta+End');
  await editor.press('Control+Space');
  await editor.press('ArrowUp');
  await editor.press('End');
  await expect(async () => {
    await editor.press('Control+Space');
    await expect(findOptions(editor.page()).first()).toBeVisible({ timeout: 200 });
  }).toPass();
  await editor.press('Escape');
}

test('a body is completed by keyboard, and what was typed comes back', async ({ page }) => {
  const scripts = collectScriptTexts(page);
  const { edit, editor, frame } = await visitExample(page);
  expect((await Promise.all(scripts)).join()).not.toContain('missingComma');
  await edit.click();
  await goToLastField(editor);
  await editor.press('Enter');
  await editor.pressSequentially('"anal');
  const typed = await editor.inputValue();
  expect(typed).toMatch(/"\n {2}"anal"\n}$/);
  const options = findOptions(page);
  await expect(options).toHaveText([/^analyses Analyses to run\.$/]);
  await expect(frame.getByText('1 suggestion. Use the arrow keys.')).toBeAttached();
  await expect(editor).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id'))!,
  );
  await editor.press('Enter');
  await expect(editor).toHaveValue(/Munich\.",\n {2}"analyses": \[""\]\n}$/);
  await options.filter({ hasText: /^entities/ }).click();
  await expect(editor).toHaveValue(/"analyses": \["entities"\]\n}$/);
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+z');
  await editor.press('ControlOrMeta+z');
  await expect(editor).toHaveValue(typed);
  await editor.press('Escape');
  await editor.press('Tab');
  await expect(frame.getByRole('button', { name: /^Run/ })).toBeFocused();
});

test('a body of a console is completed by touch', async ({ browser }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const opened = await visitConsole(page, 'recommendPhotos');
  const editor = await openEditor(opened);
  await editor.tap();
  await goToLastField(editor);
  await editor.pressSequentially(', "cons');
  await findOptions(page).tap();
  await editor.pressSequentially('"ori');
  await findOptions(page).tap();
  await expect(editor).toHaveValue(/, "constraints": \{"orientation": \{\}\}/);
  await context.close();
});
