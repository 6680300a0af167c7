import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { readShareLink } from '../../site/src/features/share-links/share-link';
import { listViolations } from '../support/browser/axe';
import { findConsole, measureOverflow, openEditor } from '../support/browser/console-page';
import { findExample, visitExample, runExamples } from '../support/browser/example';
import { hangWorker, holdBack, open, settle } from '../support/browser/tab';
import { AXE } from '../support/browser/tiers';

const TAGGING = '/api_media2/guide/tagging/';

const PRAGUE = '{"id": "1", "text": "Prague."}';

// guides.full.spec.ts reads all.
test('every example of a guide returns 200, from top to bottom', async ({ page }) => {
  await open(page, '/api_media2/quick/');
  await runExamples(page);
});

test('an example can be edited before it is sent; Reset takes an edit away, and Undo brings it back', async ({
  page,
}) => {
  const { edit, editor, run, response, frame } = await visitExample(page);
  await run.click();
  await expect(response).toBeVisible();
  await edit.click();
  await expect(editor).toHaveValue(/"title": "Emmanuel Macron in Germany\."/);
  await editor.fill(PRAGUE);
  await run.click();
  await expect(response.getByText('"Prague"').first()).toBeVisible();
  await expect(response.getByText('"Emmanuel Macron"')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Reset' }).click();
  await expect(editor).toHaveCount(0);
  await expect(response).toHaveCount(0);
  const undo = frame.getByRole('button', { name: 'Undo reset' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(editor).toHaveValue(PRAGUE);
  await frame.getByRole('button', { name: 'Reset' }).click();
  const link = frame.getByRole('link', { name: 'Open in the console' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(JSON.stringify(readShareLink(href.slice(href.indexOf('#'))))).not.toContain('Prague.');
  await run.click();
  await expect(response.getByText('"Emmanuel Macron"').first()).toBeVisible();
});

test('broken JSON is told of at its place, and the sandbox answers 400', async ({ page }) => {
  const { edit, editor, run, response, frame } = await visitExample(page);
  await edit.click();
  await editor.fill('{"id": "1",\n"text": }');
  await expect(frame.getByText('This is not valid JSON yet: line 2, column 9.')).toBeVisible();
  await run.click();
  await expect(response.getByText(/^400 Bad/)).toBeVisible();
  await expect(editor).toHaveValue('{"id": "1",\n"text": }');
});

test('what the sandbox took leniently is told above the response', async ({ page }) => {
  const { edit, editor, run, response } = await visitExample(page);
  const warnings = response.getByRole('list', { name: 'Sandbox warnings' });
  await edit.click();
  await editor.fill('{"id": 1, "txt": "<b>; x: y", "text": "Prague."}');
  await run.click();
  await expect(warnings.getByRole('listitem')).toHaveText([
    /^\/id is a number and was read as a string\s*sandbox-coerced$/,
    /"txt", which was ignored \(did you mean "text"\?\)\s*sandbox-unknown-field$/,
  ]);
  await editor.fill(PRAGUE);
  await run.click();
  await expect(warnings).toHaveCount(0);
});

test('markup in a body stays text', async ({ page }) => {
  const { edit, editor, run, response } = await visitExample(page);
  const markup = '<img src=x onerror="document.title=1">';
  await edit.click();
  await editor.fill(JSON.stringify({ id: markup, text: 'Prague.' }));
  await run.click();
  await expect(response).toContainText('onerror=');
  await expect(response.locator('img')).toHaveCount(0);
  expect(await page.title()).toContain('tagging');
});

test('the link to the console carries the edited request, and no key', async ({ page }) => {
  const { edit, editor, frame } = await visitExample(page);
  await edit.click();
  await editor.fill('{"id": "č", "text": "Prague."}');
  const link = frame.getByRole('link', { name: 'Open in the console' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/openapi\/#analyze\?call=/);
  expect(readShareLink(href.slice(href.indexOf('#')))).toEqual({
    call: { operationId: 'analyze', path: {}, query: {}, body: '{"id": "č", "text": "Prague."}' },
  });
  await link.click();
  const console = findConsole(page, 'analyze');
  await expect(console).toBeInViewport();
  await expect(await openEditor(console)).toHaveValue('{"id": "č", "text": "Prague."}');
});

test('requests to other APIs have no link to the console', async ({ page }) => {
  await open(page, '/api_general/guide/language/');
  const { run, response, frame } = findExample(page);
  await run.click();
  await expect(response).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Open in the console' })).toHaveCount(0);
});

test('all examples share one memory, until the page is loaded again', async ({ page }) => {
  await open(page, '/api_media2/guide/editorial-tags/');
  const response = await runNamed(page, 'media-v2/editorial-delete');
  await expect(response.getByText(/^200 OK/)).toBeVisible();
  const missing = await runNamed(page, 'media-v2/editorial-get');
  await expect(missing.getByText(/^404 Not/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByText('Feedback').first().click();
  await expect(page).toHaveURL(/\/feedback\/$/);
  await page.goBack();
  const foundAgain = await runNamed(page, 'media-v2/editorial-get');
  await expect(foundAgain.getByText(/^404 Not/)).toBeVisible();
  await page.reload();
  const foundAfterReload = await runNamed(page, 'media-v2/editorial-get');
  await expect(foundAfterReload.getByText(/^200 OK/)).toBeVisible();
});

test('a guide with a memory takes the changes back, and says so until the next request', async ({
  page,
}) => {
  await open(page, '/api_media2/guide/editorial-tags/');
  await expect(
    (await runNamed(page, 'media-v2/editorial-list')).getByText('"DEMO-1"').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset the sandbox' })).toHaveCount(0);
  const create = page.locator('[data-example="media-v2/editorial-create"]');
  await create.getByRole('button', { name: /^Edit/ }).click();
  const editor = create.getByRole('textbox', { name: 'Request body' });
  await editor.fill((await editor.inputValue()).replace('DEMO-1', 'MY-7'));
  const created = await runNamed(page, 'media-v2/editorial-create');
  await expect(created.getByText('"MY-7"')).toBeVisible();
  // The tag of the demo data is none of its business.
  const original = await runNamed(page, 'media-v2/editorial-get');
  await expect(original.getByText(/^200 OK/)).toBeVisible();
  const reset = create.getByRole('button', { name: 'Reset the sandbox' });
  await reset.click();
  const said = create.getByText('The sandbox is reset to its demo data.');
  await expect(said).toBeVisible();
  await expect(reset).toBeFocused();
  const list = await runNamed(page, 'media-v2/editorial-list');
  await expect(said).toBeHidden();
  await expect(list.getByText('"MY-7"')).toHaveCount(0);
});

test('the response to a body that was discarded meanwhile is not shown', async ({ page }) => {
  const { edit, editor, run, response, frame } = await visitExample(page);
  const release = await holdBack(page, '**/assets/sandbox/contracts.*.json');
  await edit.click();
  await editor.fill(PRAGUE);
  await run.click();
  await expect(frame.getByText(/^Loading the sandbox .*: step 2 of 3…$/)).toBeVisible();
  await frame.getByRole('button', { name: 'Reset' }).click();
  await release();
  await expect(run).toHaveText('Run');
  await expect(response).toHaveCount(0);
});

test('an edited request is sent, too, while the first response is on its way', async ({ page }) => {
  const { edit, editor, run, response } = await visitExample(page);
  const release = await holdBack(page, '**/assets/sandbox/contracts.*.json');
  await run.click();
  await expect(response).toContainText('200 OK · recorded');
  await edit.click();
  await editor.fill('{"text": "Prague."}');
  await editor.press('ControlOrMeta+Enter');
  await release();
  await expect(response.getByText(/^400 Bad/)).toBeVisible();
});

test('feedback says which request is sent before it, and which one was', async ({ page }) => {
  await open(page, '/api_media2/guide/feedback/');
  const frame = page.locator('[data-example="media-v2/feedback-tags"]');
  await expect(frame.getByText('Sent first, if needed: “Analysis for')).toBeVisible();
  await frame.getByRole('button', { name: /^Run/ }).click();
  await expect(frame.getByText('Sent first, because', { exact: false })).toContainText(
    '“Analysis for feedback”',
  );
});

test('what Run needs is downloaded when a pointer or the focus comes near, and not before', async ({
  page,
}) => {
  const { edit, frame } = await visitExample(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await settle(page);
  expect(requests).toEqual([]);
  await edit.focus();
  await expect.poll(() => requests.filter((url) => url.includes('contracts'))).toHaveLength(1);
  await expect(frame.getByRole('region')).toHaveCount(0);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`the recorded response comes at once, in view, and its successor moves nothing on ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { run, response } = await visitExample(page, '/api_media2/quick/');
    const release = await holdBack(page, '**/assets/sandbox/contracts.*.json');
    await run.click();
    await expect(response).toContainText('200 OK · recorded');
    // A name is drawn again when it becomes a link.
    const name = response.locator('a.k', { hasText: '"version"' });
    await expect(name).toBeInViewport();
    await expect(response.getByRole('button', { name: 'Headers' })).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    const { y } = (await name.boundingBox())!;
    await release();
    await expect(response).toContainText(/200 OK · \d+ ms/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect((await name.boundingBox())!.y).toBe(y);
  });
}

test('the response replaces the one that the page shows beside the request', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const { run, response } = await visitExample(page, '/api_media2/reference/api_nlp/');
  const shown = page.locator('main figure', { hasText: 'sandbox' }).first();
  await run.hover();
  const { x, y } = (await shown.boundingBox())!;
  await run.click();
  await expect(response).toBeVisible();
  await expect(shown).toBeHidden();
  const box = (await response.boundingBox())!;
  expect([box.x, box.y].map(Math.round)).toEqual([x, y].map(Math.round));
});

test('while the body is edited, the code in the reader’s language follows', async ({ page }) => {
  const { edit, editor, frame } = await visitExample(page);
  await edit.click();
  await expect(editor).toBeFocused();
  await frame.getByRole('combobox', { name: 'Language' }).selectOption('Python');
  await editor.fill('{"id": "1", "isTest": true}');
  await expect(frame.locator('pre code')).toContainText("'isTest': True");
  await expect(frame.locator('pre .n').first()).toHaveText('True');
  await expect(frame.locator('pre code')).toContainText('<YOUR_API_KEY>');
  await editor.fill('{');
  await expect(frame.getByText('Code of the last valid body')).toBeVisible();
  await expect(frame.locator('pre code')).toContainText("'isTest': True");
});

test('what is wrong with a request is said while it is edited, and above the response', async ({
  page,
}) => {
  const { edit, editor, run, response, frame } = await visitExample(page);
  await edit.click();
  await editor.fill('{"id": "1", "text": "Prague.", "analyses": ["tagz"]}');
  const problem = /^\/analyses\/0 .*Did you mean "tags"\?/;
  await expect(frame.getByRole('list', { name: 'What to change' })).toHaveText(problem);
  await run.click();
  await expect(response.getByRole('list', { name: 'What to change' })).toHaveText(problem);
});

test('everything works from the keyboard, and the response is announced', async ({ page }) => {
  const { run, response, editor, frame } = await visitExample(page);
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(response).toBeVisible();
  await expect(run).toBeFocused();
  await expect(
    frame.getByRole('status').filter({ hasText: 'The sandbox returned status 200' }),
  ).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{"text": "Prague."}');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(response.getByText(/^400 Bad/)).toBeVisible();
  await expect(editor).toBeFocused();
});

// tests/failure/each-file.full.spec.ts breaks every other file that Run needs.
test('when the data of the sandbox do not load, Retry helps, and what was typed is kept', async ({
  page,
}) => {
  const { run, edit, editor, response, frame } = await visitExample(page);
  const files = '**/assets/sandbox/contracts.*.json';
  // A pointer that comes near the example downloads them already.
  await page.route(files, (route) => route.abort());
  await edit.click();
  await editor.fill(PRAGUE);
  await run.click();
  await expect(frame.getByRole('alert')).toContainText('The sandbox did not load.');
  await page.unroute(files);
  await frame.getByRole('button', { name: 'Retry' }).click();
  await expect(response.getByText('"Prague"').first()).toBeVisible();
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await expect(run).toBeFocused();
  await expect(editor).toHaveValue(PRAGUE);
});

test('a sandbox that hangs is told of after 30 seconds, and Retry starts another one', async ({
  page,
}) => {
  await page.clock.install();
  const { edit, editor, run, response, frame } = await visitExample(page);
  await edit.click();
  await editor.fill(PRAGUE);
  await run.click();
  await expect(response.getByText('"Prague"').first()).toBeVisible();
  const release = await hangWorker(page);
  await run.click();
  await expect(frame.getByRole('button', { name: 'Running…' })).toBeVisible();
  // The button says so before the request is sent, which the 30 seconds follow.
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(frame.getByRole('alert')).toContainText(
      'The sandbox has not responded for 30 seconds. Your edits are kept.',
      { timeout: 500 },
    );
  }).toPass();
  await frame.getByRole('button', { name: 'Retry' }).click();
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await expect(response.getByText('"Prague"').first()).toBeVisible();
  await expect(editor).toHaveValue(PRAGUE);
  await release();
});

test('an edit outlives a reload, until it is discarded', async ({ page }) => {
  const { edit, editor, frame } = await visitExample(page);
  await edit.click();
  await editor.fill('{"id": "mine"');
  await page.reload();
  await edit.click();
  await expect(editor).toHaveValue('{"id": "mine"');
  await frame.getByRole('button', { name: 'Reset' }).click();
  await edit.click();
  await expect(editor).toHaveValue(/Emmanuel Macron/);
});

test('a response and an editor are accessible and fit 320 pixels', AXE, async ({ page }) => {
  shows('axe finds nothing in an open response and editor');
  await page.setViewportSize({ width: 320, height: 640 });
  const { run, edit, editor, response } = await visitExample(page);
  await edit.click();
  // It moves the button below it.
  await expect(editor).toBeVisible();
  await run.click();
  await expect(response).toBeVisible();
  // A menu that is half below the bar has a smaller target than its own.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await listViolations(page, { within: '[data-example]' })).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
});

test('without scripts there are no buttons that do nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(TAGGING);
  await expect(findExample(page).run).toBeHidden();
  await context.close();
});

async function runNamed(page: Page, name: string) {
  const frame = page.locator(`[data-example="${name}"]`);
  await frame.getByRole('button', { name: /^Run/ }).click();
  return frame.getByRole('region', { name: 'Sandbox response' });
}
