import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { gallery } from '../../site/src/features/playground/gallery';
import { toPlaygroundHash } from '../../site/src/features/playground/share-hash';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import {
  collectComplaints,
  collectScripts,
  follow,
  holdBack,
  reload,
  respondGone,
  watchShifts,
} from '../support/browser/tab';
import { AXE, FULL } from '../support/browser/tiers';

const ROUTE = '/genja/playground/';

/** The engine, its dictionary, and what connects them with the page. */
const ENGINE_KILOBYTES = 53;

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(ROUTE + hash);
  // The engine has run: words are buttons.
  await expect(output(page).getByRole('button').first()).toBeVisible();
}

const output = (page: Page) => page.getByRole('group', { name: 'Output' });
const template = (page: Page) => page.getByRole('textbox', { name: 'Template' });
const data = (page: Page) => page.getByRole('textbox', { name: 'Data' });

test('the output follows what is typed, and a word says why it has its form', async ({ page }) => {
  const complaints = collectComplaints(page);
  await open(page);
  await data(page).fill('{"winner": "hnutí", "town": "Praha", "seats": 5}');
  await expect(output(page)).toContainText('hnutí vyhrálo volby v Praze');
  await output(page).getByRole('button', { name: 'vyhrálo' }).click();
  const why = page.getByRole('region', { name: 'vyhrálo' });
  await expect(why).toContainText('Takes gender and number from the word that it agrees with.');
  await expect(why.getByRole('definition')).toContainText(['vyhrát', 'singular', 'neuter', 'past']);
  await expect(why.getByRole('table', { name: 'Past' }).getByRole('row')).toHaveCount(5);
  await why.getByRole('button', { name: 'vyhrály' }).first().click();
  await expect(why.getByRole('status')).toContainText("{{ 'vyhrát'|m('rIP') }}");
  await why.getByRole('button', { name: /vyhrát.*r@1/ }).click();
  const selected = await template(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe("{{ 'vyhrát'|m('r@1') }}");
  expect(complaints).toEqual([]);
});

test('a cell of the paradigm goes into the template', async ({ page }) => {
  await open(page);
  await output(page).getByRole('button', { name: 'koalice' }).click();
  await page.getByRole('button', { name: 'koalicemi' }).click();
  await page.getByRole('button', { name: 'Insert into the template' }).click();
  await expect(template(page)).toHaveValue(/\{\{ 'koalice'\|m\('P7'\) \}\}/);
});

test('the text is shown for other numbers of the data', FULL, async ({ page }) => {
  await open(page);
  const rows = page.getByRole('region', { name: 'Other numbers' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(2)).toContainText('dva mandáty');
  await expect(rows.nth(3)).toContainText('pět mandátů');
});

test(
  'a template of hundreds of lines scrolls, and what is below stays within reach',
  FULL,
  async ({ page }) => {
    await open(page);
    await template(page).fill(`${'{{ town }}\n'.repeat(400)}{{ town|`);
    await expect(page.getByText(/^Line 401/)).toBeVisible();
    await template(page).fill(`${'{{ town }}\n'.repeat(400)}{{ town|m`);
    await expect(template(page)).toBeFocused();
    const height = await page.getByRole('main').evaluate((element) => element.clientHeight);
    expect(height).toBeLessThan(2500);

    // The colored layer scrolls with the field, to the last line, where the caret is; names are offered there.
    await page.keyboard.type('o');
    await page.keyboard.press('Control+Space');
    const scrolled = await template(page).evaluate((area) => ({
      top: area.scrollTop,
      hidden: area.scrollHeight - area.clientHeight,
      around: area.parentElement!.scrollTop,
    }));
    expect(scrolled).toMatchObject({ top: 0, hidden: 0 });
    expect(scrolled.around).toBeGreaterThan(5000);
    const names = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(names).toBeVisible();
    const [list, field] = [await names.boundingBox(), await page.locator('main').boundingBox()];
    expect(list!.y).toBeGreaterThan(field!.y);
    expect(list!.y).toBeLessThan(field!.y + 2500);
  },
);

test('an error is marked at its place, with the name that was meant', async ({ page }) => {
  await open(page);
  await template(page).fill("{{ 3|unitnum('mandát') }}");
  await expect(template(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(template(page)).toHaveAccessibleDescription(/Line 1, column 6.*unitNum/);
  await page.getByRole('button', { name: 'Use unitNum' }).click();
  await expect(output(page)).toContainText('tři mandáty');
  await expect(template(page)).toHaveAttribute('aria-invalid', 'false');
});

test('names are completed from the keyboard, and Tab leaves the field', async ({ page }) => {
  await open(page);
  await template(page).fill('');
  await template(page).pressSequentially('{{ 5|uni');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options).toHaveText([/^unit /, /^unitNum /, /^unique /]);
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await template(page).dispatchEvent('keydown', { key, isComposing: true });
  }
  await expect(options.first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  // Safari's Enter at the end of a composition.
  await template(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(template(page)).toHaveValue('{{ 5|uni');
  await page.keyboard.press('Enter');
  await template(page).pressSequentially("('kniha') }}");
  await expect(template(page)).toHaveValue("{{ 5|unitNum('kniha') }}");
  await expect(output(page)).toContainText('pět knih');
  await page.keyboard.press('Tab');
  await expect(template(page)).not.toBeFocused();
});

test('names are offered for what was typed before they were loaded', async ({ page }) => {
  await open(page);
  const release = await holdBack(page);
  await template(page).fill('{{ 5|uni');
  release();
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toHaveText(/^unit /);
});

test('a long template has no color, and its first words are drawn before the rest', async ({
  page,
}) => {
  await open(page);
  const words = output(page).getByRole('button');
  const text = '{{ "Brno"|m("P6") }} '.repeat(1000);
  await template(page).fill(text);
  await expect(template(page)).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(output(page).locator('[class*=output]')).toHaveText(/^(Brnech ?){300}Show the rest/);
  await output(page).getByRole('button', { name: 'Show the rest, with 700 more words' }).click();
  await expect(words).toHaveCount(1000);
  // An error of it is selected as in a short one.
  await template(page).fill(`${text}{{ 5|xyz }}`);
  await page.getByRole('button', { name: /^Line 1, column/ }).click();
  const selected = () =>
    template(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  expect(await selected()).toBe('xyz');
});

test('words are reached by the arrow keys', async ({ page }) => {
  await open(page);
  const words = output(page).getByRole('button');
  await words.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(words.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'vyhrála' })).toBeVisible();
});

test('a link has the template and its data; a damaged one is said to be damaged', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const draft = { template: 'A {{ n }}.', data: '{"n": 7}', language: 'en', seed: 0 } as const;
  await page.goto(ROUTE + toPlaygroundHash(draft));
  await expect(template(page)).toHaveValue('A {{ n }}.');
  await expect(output(page)).toContainText('A 7.');
  await template(page).fill('B {{ n }}.');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#template=/);
  await page.reload();
  await expect(template(page)).toHaveValue('B {{ n }}.');
  await page.goto('/genja/');
  await page.goto(`${ROUTE}#template=%%%`);
  const alert = page.getByRole('alert').filter({ hasText: 'This link is damaged' });
  await expect(alert).toBeVisible();
  await expect(output(page)).toContainText('koalice vyhrála');
  await template(page).fill('C.');
  await expect(alert).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a link whose data or template is broken shows no output of another template', async ({
  page,
}) => {
  const toHash = (template: string, json: string) =>
    toPlaygroundHash({ template, data: json, language: 'en', seed: 0 });
  await page.goto(ROUTE + toHash('{{ x }}', '{"x":1,}'));
  await expect(output(page)).toHaveText(/No output until the data is valid JSON\.$/);
  await page.getByRole('button', { name: 'Download request' }).click();
  const reason = 'The data is not valid JSON yet, so there is no request to download.';
  await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
  await page.goto('/genja/');
  await page.goto(ROUTE + toHash('{{ x', '{}'));
  await expect(output(page)).toHaveText(/No output until the template runs\.$/);
  await template(page).fill('A {{ x }}.');
  await expect(output(page)).toContainText('A .');
});

test('markup in the data stays text', async ({ page }) => {
  const complaints = collectComplaints(page);
  const hostile = '<img src=x onerror="window.ran=1"><b>x</b>';
  const draft = {
    template: "{{ x }} {{ x|safe }} {{ x|m('2') }} </script><script>window.ran=1</script>",
    data: JSON.stringify({ x: hostile }),
    language: 'cs',
    seed: 0,
  } as const;
  await page.goto(ROUTE + toPlaygroundHash(draft));
  await expect(output(page)).toContainText(`${hostile} ${hostile}`);
  await expect(output(page).locator('img, b, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('Reset can be undone, and a request can be downloaded', FULL, async ({ page }) => {
  await open(page);
  await template(page).fill('mine');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(template(page)).toHaveValue(gallery[0]!.template);
  await page.getByRole('button', { name: 'Undo reset' }).click();
  await expect(template(page)).toHaveValue('mine');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download request' }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    templates: [{ body: 'mine' }],
    data: { winner: 'koalice' },
  });
});

test('what replaces a typed template can be undone, and leaving the page loses nothing', async ({
  page,
}) => {
  await open(page);
  await template(page).fill('first');
  await page.getByLabel('Example').selectOption(gallery[2]!.id);
  await template(page).fill('second');
  const link = toPlaygroundHash({ ...gallery[1]!, template: 'linked' });
  await page.evaluate((hash) => (location.hash = hash), link);
  await expect(template(page)).toHaveValue('linked');
  await page.getByRole('button', { name: 'Undo link' }).click();
  await expect(template(page)).toHaveValue('second');
  await expect(page.getByLabel('Example')).toHaveValue(gallery[2]!.id);

  await page.getByLabel('Example').selectOption(gallery[3]!.id);
  await page.getByRole('button', { name: 'Undo example' }).click();
  await expect(template(page)).toHaveValue('second');
  await follow(page, 'General API');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General API');
  // The URL still has the link.
  await page.goBack();
  await expect(template(page)).toHaveValue('linked');
  await page.getByRole('button', { name: 'Undo link' }).click();
  await expect(template(page)).toHaveValue('second');
});

test('on a phone the output is below the template, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(ROUTE);
  const panel = page.getByRole('group', { name: 'Output' });
  const { y, height } = (await page.getByRole('group', { name: 'Template' }).boundingBox())!;
  expect((await panel.boundingBox())!.y).toBeCloseTo(y + height, 0);
  await panel.getByRole('button', { name: 'vyhrála' }).click();
  await expect(panel.getByRole('table').first()).toBeVisible();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  expect(await listViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: /vyhrát.*r@1/ }).click();
  await expect(template(page)).toBeFocused();
});

test(
  'the playground is accessible, with an error and with a word explained',
  AXE,
  async ({ page }) => {
    await open(page);
    await output(page).getByRole('button', { name: 'Brně' }).click();
    await expect(page.getByRole('table', { name: 'Brno' })).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await template(page).fill('{{ 1|uper }}');
    await expect(page.getByRole('button', { name: 'Use upper' })).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  },
);

test('other values are shown only where they change the text', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('region', { name: 'Other numbers' })).toBeVisible();
  await template(page).fill('Hello.');
  await expect(output(page)).toContainText('Hello.');
  await expect(page.getByRole('region', { name: 'Other numbers' })).toHaveCount(0);
});

test('what is shown first does not move when the engine is there', FULL, async ({ page }) => {
  const readShift = await watchShifts(page);
  await open(page);
  await expect(page.getByRole('region', { name: 'Other numbers' })).toBeVisible();
  expect(await readShift()).toBeLessThan(0.02);
});

test('the engine is loaded by Run and Edit only, and is light', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/genja/morphology/');
  const run = page.getByRole('button', { name: /^Run: / }).first();
  await expect(run).toBeVisible();
  const before = scripts.length;
  const started = page.waitForEvent('worker');
  await run.click();
  const worker = await started;
  const word = page.getByRole('button', { name: 'Mnichově', exact: true });
  await word.click();
  await expect(page.getByRole('region', { name: 'Mnichově' })).toContainText('locative');
  expect(scripts.length).toBeGreaterThan(before);
  const response = await page.request.get(worker.url());
  const weight = gzipSync(await response.body(), { level: 9 }).length;
  expect(weight / 1024).toBeLessThanOrEqual(ENGINE_KILOBYTES);
});

test('a template of a page can be edited, and be taken to the playground', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/genja/morphology/#agreement');
  const example = page.locator('figure:has(pre)', { hasText: 'koalice' }).first().locator('..');
  await example.getByRole('button', { name: 'Edit' }).click();
  const field = example.getByRole('textbox', { name: 'Data' });
  await field.fill('{ "winner": "hnutí" }');
  await expect(example.getByRole('button', { name: 'vyhrálo' })).toBeVisible();
  expect(await listViolations(page, { within: 'article' })).toEqual([]);
  await example.getByRole('link', { name: 'Open in the playground' }).click();
  await expect(page).toHaveURL(/\/genja\/playground\/#template=/);
  await expect(data(page)).toHaveValue('{ "winner": "hnutí" }');
  expect(complaints).toEqual([]);
});

test(
  'a template of a page that was edited is there after a reload, until it is discarded',
  FULL,
  async ({ page }) => {
    const route = '/genja/morphology/#agreement';
    await page.goto(route);
    const example = page.locator('figure:has(pre)', { hasText: 'koalice' }).first().locator('..');
    const edit = example.getByRole('button', { name: 'Edit' });
    const field = example.getByRole('textbox', { name: 'Template' });
    const started = page.waitForEvent('worker');
    await edit.click();
    const engine = (await started).url();
    const written = await field.inputValue();

    await page.route(engine, respondGone);
    await page.reload();
    await edit.click();
    const leave = example.getByRole('button', { name: 'Reload the page' });
    await expect(leave).toBeVisible();
    // Another draft makes another attempt, which hides the button until it has failed too.
    const secondFailure = page.waitForResponse(engine);
    await field.fill('Half a sen');
    await secondFailure;
    await expect(leave).toBeVisible();
    await page.unroute(engine);
    await reload(page, () => leave.click());
    await edit.click();
    await expect(field).toHaveValue('Half a sen');
    await example.getByRole('button', { name: 'Reset' }).click();
    await page.reload();
    await edit.click();
    await expect(field).toHaveValue(written);
  },
);
