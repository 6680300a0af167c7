import { expect, test } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { visitExample } from '../support/browser/example';
import { collectDocuments, collectErrors, dropRoutes, open, settle } from '../support/browser/tab';

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
    // Without the mouse: the page may still scroll to its beginning.
    await page.locator('.pagination-nav__link--next').dispatchEvent('click');
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
