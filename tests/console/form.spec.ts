import { expect, test } from '@playwright/test';
import { visitConsole, openEditor, send } from '../support/browser/console-page';
import { open } from '../support/browser/tab';
import { FULL } from '../support/browser/tiers';

test('form and editor are two views of one text', async ({ page }) => {
  const opened = await visitConsole(page, 'analyze');
  await opened.getByRole('textbox', { name: 'id', exact: true }).fill('č "1"');
  const editor = await openEditor(opened);
  await expect(editor).toHaveValue(/"id": "č \\"1\\""/);
  await editor.fill('{"id": "2",\n "paraSpecs": [{"type": "title", "text": "A"}]}');
  await opened.getByRole('button', { name: 'Form' }).click();
  await expect(opened.getByRole('textbox', { name: 'id', exact: true })).toHaveValue('2');
  await opened.getByRole('textbox', { name: 'text' }).fill('B');
  await openEditor(opened);
  await expect(editor).toHaveValue('{"id": "2",\n "paraSpecs": [{"type": "title", "text": "B"}]}');
});

test('a field that is absent is not sent; adding one gives it the focus', async ({ page }) => {
  const opened = await visitConsole(page, 'analyze');
  await opened.getByRole('button', { name: /^Add a field/ }).click();
  await opened.getByRole('button', { name: 'Add language' }).click();
  const language = opened.getByRole('textbox', { name: 'language' });
  await expect(language).toBeFocused();
  await expect(language).toHaveValue('en');
  await opened.getByRole('button', { name: 'Add returnMentions' }).click();
  await expect(opened.getByRole('checkbox', { name: 'returnMentions' })).toBeChecked();
  await opened.getByRole('button', { name: 'Remove language' }).click();
  await opened.getByRole('button', { name: 'Remove title' }).click();
  const editor = await openEditor(opened);
  const text = await editor.inputValue();
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['id', 'text', 'returnMentions']);
});

test('lists, nested objects, maps, numbers and choices have their own controls', async ({
  page,
}) => {
  const opened = await visitConsole(page, 'putArticle');
  const categories = opened.getByRole('group', { name: 'categories', exact: true });
  await categories.getByRole('button', { name: 'Add an item' }).click();
  const second = categories.getByRole('group', { name: 'categories 2' });
  await second.getByRole('combobox', { name: 'taxonomy' }).selectOption('MediaTopic');
  await second.getByRole('textbox', { name: 'code' }).fill('11000000');
  const recommendation = opened.getByRole('group', { name: 'recommendation', exact: true });
  await recommendation.getByRole('textbox', { name: 'importance' }).fill('-');
  await expect(recommendation.getByText('Not a number yet')).toBeVisible();
  await expect(
    recommendation.getByRole('textbox', { name: 'importance' }),
  ).toHaveAccessibleDescription('Not a number yet; the body still contains 0.');
  await recommendation.getByRole('textbox', { name: 'importance' }).fill('-3');
  await recommendation.getByRole('checkbox', { name: 'published' }).uncheck();
  const metadata = opened.getByRole('group', { name: 'metadata', exact: true });
  await metadata.getByRole('textbox', { name: 'Name' }).fill('desk');
  await metadata.getByRole('textbox', { name: 'Value' }).fill('foreign');
  const editor = await openEditor(opened);
  expect(JSON.parse(await editor.inputValue())).toMatchObject({
    categories: [
      { taxonomy: 'Custom', code: 'politics' },
      { taxonomy: 'MediaTopic', code: '11000000' },
    ],
    recommendation: { importance: -3, published: false },
    metadata: { desk: 'foreign' },
  });
  await send(opened, 200);
});

test('the names of fields are not broken in a word', async ({ page }) => {
  const opened = await visitConsole(page, 'recommendPhotos');
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await opened.locator('a code').evaluateAll((names) =>
      names.flatMap((name) =>
        [...name.childNodes]
          .filter((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return node.nodeType === Node.TEXT_NODE && range.getClientRects().length > 1;
          })
          .map((node) => node.textContent),
      ),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test('the name of an entry counts at once, also for Ctrl+Enter', async ({ page }) => {
  const opened = await visitConsole(page, 'createEditorialTag');
  const forms = opened.getByRole('group', { name: 'stdForms', exact: true });
  const name = forms.getByRole('textbox', { name: 'Name' }).nth(1);
  await expect(name).toHaveValue('cs');
  await name.selectText();
  await name.pressSequentially('en');
  await expect(forms.getByText('This name is already in use.')).toBeVisible();
  await expect(name).toHaveAccessibleDescription('This name is already in use.');
  await name.selectText();
  await name.pressSequentially('de');
  await page.keyboard.press('Control+Enter');
  const response = opened.getByRole('region', { name: 'Sandbox response' });
  await expect(response.getByText('"de"')).toBeVisible();
  await expect(response.getByText('"cs"')).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('an entry stays where it is while it gets a number for a name', FULL, async ({ page }) => {
  const opened = await visitConsole(page, 'createEditorialTag');
  const names = opened
    .getByRole('group', { name: 'stdForms', exact: true })
    .getByRole('textbox', { name: 'Name' });
  await names.nth(1).selectText();
  await names.nth(1).pressSequentially('12');
  await expect(names.nth(0)).toHaveValue('en');
  await expect(names.nth(1)).toHaveValue('12');
  const editor = await openEditor(opened);
  expect(JSON.parse(await editor.inputValue())).toMatchObject({
    stdForms: { en: 'Trade shows', 12: 'Veletrhy' },
  });
});

test('Send sends at the first press, also from a number that is none yet', async ({ page }) => {
  const opened = await visitConsole(page, 'recommendPhotos');
  const count = opened.getByRole('textbox', { name: 'recommendationCount' });
  const button = opened.getByRole('button', { name: 'Send', exact: true });
  await button.scrollIntoViewIfNeeded();
  await count.fill('two');
  const hint = opened.getByText('Not a number yet');
  await expect(hint).toBeVisible();
  const { x, y, width, height } = (await button.boundingBox())!;
  // At the lower edge: if the hint goes too early, the button moves from under the pointer.
  await page.mouse.move(x + width / 2, y + height - 4);
  await page.mouse.down();
  await page.mouse.up();
  await expect(opened.getByText('The sandbox returned 200 OK.')).toBeAttached();
  await expect(hint).toHaveCount(0);
  await expect(count).toHaveValue('2');
});

test('what breaks a rule is told at its field, in words, with the rule', async ({ page }) => {
  const opened = await visitConsole(page, 'analyze');
  const editor = await openEditor(opened);
  await editor.fill(
    '{"id": true, "analyses": ["tag"], "text": "a", "paraSpecs": [{"type": "body"}]}',
  );
  await expect(opened.getByText('Did you mean "tags"?')).toBeVisible();
  await expect(opened.getByRole('button', { name: '/analyses/0' })).toBeVisible();
  await opened.getByRole('button', { name: '/analyses/0' }).click();
  expect(
    await editor.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('"tag"');
  await opened.getByRole('button', { name: 'Form' }).click();
  const id = opened.getByRole('group', { name: 'Body' });
  await expect(id.getByText('a value of type string')).toBeVisible();
  await expect(
    opened.getByRole('group', { name: 'paraSpecs 1' }).getByText('the required field "text"'),
  ).toBeVisible();
  const rule = opened.getByRole('link', { name: 'Text or paragraphs' });
  await expect(rule).toHaveAttribute('href', '#analyze.rule-text-or-paragraphs');
  // Errors do not keep anybody from sending.
  await send(opened, 400);
});

test('the name of a field leads to the field in the reference', async ({ page }) => {
  const opened = await visitConsole(page, 'recommendPhotos');
  await opened.getByRole('combobox', { name: 'Example' }).selectOption('Photos with constraints');
  await opened.getByRole('link', { name: 'dateBefore', exact: true }).click();
  const row = page.locator('[id="recommendPhotos.constraints.dateBefore"]');
  await expect(row).toHaveClass(/target/);
  await expect(row).toBeInViewport();
  await expect(opened).toBeInViewport();
});

test('broken JSON keeps the editor and says why the form waits', async ({ page }) => {
  const opened = await visitConsole(page, 'analyze');
  const editor = await openEditor(opened);
  await editor.fill('{"id": ');
  await opened.getByRole('button', { name: 'Form' }).click();
  await expect(
    opened.getByText('The form is paused. This is not valid JSON yet: line 1'),
  ).toBeVisible();
  await expect(editor).toHaveValue('{"id": ');
  await send(opened, 400);
  await editor.fill('{"id": "1", "text": "Munich"}');
  await expect(opened.getByRole('textbox', { name: 'id', exact: true })).toHaveValue('1');
});

test('the request as code follows what is typed and never contains the key', async ({ page }) => {
  const opened = await visitConsole(page, 'analyze');
  await opened.getByRole('textbox', { name: 'X-API-Key' }).fill('my-secret-key');
  await opened.getByRole('textbox', { name: 'id', exact: true }).fill("it's");
  await opened.getByRole('button', { name: 'Code' }).click();
  const language = opened.getByRole('combobox', { name: 'Language' });
  const labels = await language.getByRole('option').allTextContents();
  expect(labels.length).toBeGreaterThanOrEqual(11);
  const scripts = new Set<string>();
  for (const label of labels) {
    await language.selectOption(label);
    const text = await opened.locator('pre code').textContent();
    expect(text).toContain('<YOUR_API_KEY>');
    expect(text).not.toContain('my-secret-key');
    expect(text).toContain("'s");
    scripts.add(text ?? '');
  }
  expect(scripts.size).toBe(labels.length);
});

test('the language of the code is the one of all pages', async ({ page }) => {
  const opened = await visitConsole(page, 'analyze');
  await opened.getByRole('button', { name: 'Code' }).click();
  await opened.getByRole('combobox', { name: 'Language' }).selectOption('Go');
  await expect(opened.locator('pre code')).toContainText('package main');
  await open(page, '/api_media2/guide/tagging/');
  await expect(page.getByText('package main').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'More languages' }).first().selectOption('PHP');
  await expect(page.getByText('curl_init').first()).toBeVisible();
  const again = await visitConsole(page, 'analyze');
  await again.getByRole('button', { name: 'Code' }).click();
  await expect(again.locator('pre code')).toContainText('curl_init');
});

test('an empty path parameter is shown as its placeholder, and nothing is sent', async ({
  page,
}) => {
  const opened = await visitConsole(page, 'getEditorialTag');
  await opened.getByRole('textbox', { name: 'gkbId' }).fill('');
  await expect(opened.getByText('/v2/customize/editorial_tag/{gkbId}')).toBeVisible();
  await opened.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(opened.getByText('Not sent: the path needs a value for gkbId.')).toBeVisible();
  await expect(opened.getByRole('button', { name: /^History/ })).toHaveCount(0);
  await opened.getByRole('button', { name: 'Code' }).click();
  await expect(opened.getByText('The path needs a value for gkbId.').first()).toBeVisible();
  // A simulated error may bring its own value.
  await opened.getByRole('combobox', { name: 'Simulate an error' }).selectOption('404');
  await send(opened, 404);
});

test('text from right to left is written from right to left', FULL, async ({ page }) => {
  const opened = await visitConsole(page, 'putArticle');
  const boxes = [
    opened.getByRole('textbox', { name: 'articleId' }),
    opened.getByRole('textbox', { name: 'title', exact: true }),
    opened.getByRole('textbox', { name: 'text', exact: true }),
    opened.getByRole('textbox', { name: 'Name' }),
  ];
  for (const box of boxes) {
    await box.fill('שלום');
    await expect(box).toHaveCSS('direction', 'rtl');
  }
});

test(
  'a text that is too large for the form leads on to the editor, with the focus',
  FULL,
  async ({ page }) => {
    const opened = await visitConsole(page, 'analyze');
    await opened.getByRole('textbox', { name: 'text', exact: true }).fill('a'.repeat(260_000));
    await expect(opened.getByText('The body is too large for the form.')).toBeVisible();
    const editor = opened.getByRole('textbox', { name: 'Body', exact: true });
    await expect(editor).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await expect(editor).toHaveValue(/x/);
    await send(opened, 400);
  },
);
