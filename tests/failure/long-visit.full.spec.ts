import { expect, test } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { openConsole, openEditor, send, visitConsole } from '../support/browser/console-page';
import { findExample, visitExample } from '../support/browser/example';
import {
  collectDocuments,
  collectErrors,
  dropRoutes,
  open,
  respondGone,
  settle,
} from '../support/browser/tab';

test.describe.configure({ timeout: 900_000 });
test.afterEach(dropRoutes);

interface Memory {
  bytes: number;
  nodes: number;
  listeners: number;
}

async function measureMemory(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.enable');
  // Memory that is kept until an idle moment is free after the second time.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    bytes: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

async function watchMemory(page: Page): Promise<() => Promise<Memory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await settle(page);
    return measureMemory(session);
  };
}

/** Notes the numbers in the report, and allows for caches that are not full yet. */
function expectNoGrowth(before: Memory, after: Memory): void {
  test.info().annotations.push({
    type: 'memory',
    description: `${JSON.stringify(before)} ${JSON.stringify(after)}`,
  });
  expect(after.bytes / before.bytes).toBeLessThan(1.1);
  expect(after.nodes / before.nodes).toBeLessThan(1.1);
  expect(after.listeners / before.listeners).toBeLessThan(1.1);
}

test('a page that stays open through 1,000 runs takes no more memory for each', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const { edit, editor, run, response } = await visitExample(page);
  const measure = await watchMemory(page);
  await edit.click();
  const runTo = async (first: number, last: number): Promise<void> => {
    for (let count = first; count <= last; count += 1) {
      await editor.fill(JSON.stringify({ id: String(count), text: 'Prague.' }));
      await run.click();
      await expect(response.getByText(`"${count}"`).first()).toBeVisible();
    }
  };
  await runTo(1, 100);
  const before = await measure();
  await runTo(101, 1000);
  expectNoGrowth(before, await measure());
  await expect(editor).toHaveValue('{"id":"1000","text":"Prague."}');
  expect(errors).toEqual([]);
});

/** Chromium keeps 50 entries of a history. */
const STEPS = 48;

test(`back and forward through ${STEPS} pages shows each page, and takes no more memory each time`, async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, '/api_media2/');
  const documents = collectDocuments(page);
  const measure = await watchMemory(page);
  const heading = page.getByRole('heading', { level: 1 });
  const titles = [await page.title()];
  const headings = [await heading.innerText()];
  for (let count = 1; count <= STEPS; count += 1) {
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveTitle(titles.at(-1)!);
    titles.push(await page.title());
    headings.push(await heading.innerText());
  }
  // Most pages follow one another in the sidebar, so few headings are alike.
  expect(new Set(headings).size).toBeGreaterThan(STEPS / 2);

  const goTo = async (index: number, step: () => void): Promise<void> => {
    await page.evaluate(step);
    await expect(page).toHaveTitle(titles[index]!);
    await expect(heading).toHaveText(headings[index]!);
  };
  const goBackAndForward = async (): Promise<void> => {
    for (let index = STEPS - 1; index >= 0; index -= 1)
      await goTo(index, () => window.history.back());
    for (let index = 1; index <= STEPS; index += 1)
      await goTo(index, () => window.history.forward());
  };
  // The browser compiles the scripts of the pages when they are drawn again and again.
  await goBackAndForward();
  await goBackAndForward();
  const before = await measure();
  await goBackAndForward();
  expectNoGrowth(before, await measure());
  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
});

test('two tabs do not change what the other has typed and sent', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other] as const;
  const consoles = [];
  for (const [index, tab] of tabs.entries()) {
    const opened = await visitConsole(tab, 'putArticle');
    await opened.getByRole('textbox', { name: 'articleId' }).fill('two-tabs');
    const editor = await openEditor(opened);
    await editor.fill(`{"id": "two-tabs", "title": "Tab ${index}", "text": "Prague."}`);
    consoles.push({ opened, editor });
  }
  for (const { opened } of consoles) await send(opened, 200);
  for (const [index, { editor }] of consoles.entries()) {
    await expect(editor).toHaveValue(new RegExp(`Tab ${index}`));
  }
  for (const [index, tab] of tabs.entries()) {
    const opened = await openConsole(tab, 'getArticle');
    await opened.getByRole('textbox', { name: 'articleId' }).fill('two-tabs');
    await expect(await send(opened, 200)).toContainText(`Tab ${index}`);
  }
});

/** The files that the open tabs have not downloaded are gone for good. */
async function deploy(pages: Page[]): Promise<void> {
  for (const page of pages) {
    await page.unroute('**/assets/**');
    await page.route('**/assets/**', respondGone);
  }
}

test('20 deployments under open tabs lose nothing that was typed', async ({ page, context }) => {
  const [inConsole, inExample, inPlayground] = [
    page,
    await context.newPage(),
    await context.newPage(),
  ];
  const tabs = [inConsole, inExample, inPlayground];
  const errors = tabs.map(collectErrors);
  const opened = await visitConsole(inConsole, 'analyze');
  const body = await openEditor(opened);
  await body.fill('{"id": "mine", "text": "Half a sen"}');
  await open(inExample, '/api_media2/guide/tagging/');
  const example = findExample(inExample);
  await example.edit.click();
  await example.editor.fill('{"id": "mine", "text": "Half a sen"}');
  await open(inPlayground, '/genja/playground/');
  const output = inPlayground.getByRole('group', { name: 'Output' });
  await expect(output.getByRole('button').first()).toBeVisible();
  const template = inPlayground.getByRole('textbox', { name: 'Template' });
  await template.fill('Half a sen');

  const expectTyped = async (count: number): Promise<void> => {
    await expect(body).toHaveValue(`{"id": "mine", "text": "Half a sen"}${' '.repeat(count)}`);
    await expect(example.editor).toHaveValue(
      `{"id": "mine", "text": "Half a sen"}${' '.repeat(count)}`,
    );
    await expect(template).toHaveValue(`Half a sen${' '.repeat(count)}`);
  };
  for (let count = 1; count <= 20; count += 1) {
    await deploy(tabs);
    for (const field of [body, example.editor, template]) {
      await field.focus();
      await field.press('ControlOrMeta+End');
      await field.press(' ');
    }
    await opened.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(opened.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await example.run.click();
    await expect(example.frame.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(output).toContainText('Half a sen');
    for (const tab of tabs) {
      await tab.getByRole('contentinfo').getByRole('link', { name: 'Genja' }).hover();
      await settle(tab);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expectTyped(count);
  }

  // The new documents know the new files.
  for (const tab of tabs) await tab.unroute('**/assets/**');
  const loaded = inConsole.waitForEvent('load');
  await opened.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await expect(opened).toBeVisible();
  await openEditor(opened);
  const reloaded = inExample.waitForEvent('load');
  await example.frame.getByRole('button', { name: 'Reload the page' }).click();
  await reloaded;
  await example.edit.click();
  await expectTyped(20);
  await send(opened, 200);
  await example.run.click();
  await expect(example.response.getByText(/^200 OK/)).toBeVisible();
  expect(errors).toEqual([[], [], []]);
});
