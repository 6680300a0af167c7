import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { visitExample } from '../support/browser/example';
import { open, seeBriefly } from '../support/browser/tab';

const GUIDE = '/api_media2/guide/entities/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The first response of a page that is folded, with its button. */
function findFolded(page: Page): { block: Locator; pre: Locator; button: Locator } {
  const block = page
    .locator('figure')
    .filter({ has: page.getByRole('button', { name: /lines$/ }) })
    .first();
  return {
    block,
    pre: block.locator('pre'),
    button: block.getByRole('button', { name: /lines$/ }),
  };
}

function measure(pre: Locator): Promise<{ height: number; line: number; hidden: number }> {
  return pre.evaluate((element) => ({
    height: element.clientHeight,
    line: parseFloat(getComputedStyle(element).lineHeight),
    hidden: element.scrollHeight - element.clientHeight,
  }));
}

test('a long response shows its first lines, and all of them when asked', async ({ page }) => {
  await open(page, GUIDE);
  const { pre, button } = findFolded(page);
  const lines = (await pre.locator('code').evaluate((code) => code.textContent)).split('\n');
  await expect(button).toHaveText(`Show all ${lines.length} lines`);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const folded = await measure(pre);
  expect(Math.round(folded.height / folded.line)).toBeGreaterThan(23);
  expect(Math.round(folded.height / folded.line)).toBeLessThan(27);
  expect(folded.hidden).toBeGreaterThan(0);
  await button.click();
  expect((await measure(pre)).hidden).toBe(0);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveText(`Show all ${lines.length} lines`);
  await expect(button).toBeInViewport();
  await expect(button).toBeFocused();
});

test('a folded response is copied as a whole', async ({ page }) => {
  await open(page, GUIDE);
  const { block, pre } = findFolded(page);
  const text = await pre.locator('code').evaluate((code) => code.textContent);
  await seeBriefly(page, 'Copied', () => block.getByRole('button', { name: 'Copy' }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('find in page opens a response where its hit is', async ({ page }) => {
  await open(page, GUIDE);
  const { pre, button } = findFolded(page);
  const isFound = await pre.evaluate((element) => {
    const lines = element.textContent.split('\n').map((line) => line.trim());
    // The last line whose text is nowhere above it.
    const line = lines.findLast((line, index) => lines.indexOf(line) === index) ?? '';
    getSelection()?.collapse(element, 0);
    const hasHit = (window as unknown as { find(text: string): boolean }).find(line);
    // The search bar of a browser goes to its hit; the function alone only selects it.
    getSelection()?.anchorNode?.parentElement?.scrollIntoView({ block: 'center' });
    return hasHit;
  });
  expect(isFound).toBe(true);
  await expect(button).toHaveText('Show fewer lines');
  expect((await measure(pre)).hidden).toBe(0);
});

test('on paper all lines are there', async ({ page }) => {
  await open(page, GUIDE);
  await page.emulateMedia({ media: 'print' });
  const folded = page.locator('figure:has(> button[aria-expanded])').first();
  await expect(folded.locator('> button')).toBeHidden();
  expect((await measure(folded.locator('pre'))).hidden).toBe(0);
});

test('without scripts all lines are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(GUIDE);
  const pre = page.locator('figure:has(> button[aria-expanded]) pre').first();
  await expect(pre).toBeVisible();
  await expect(page.getByRole('button', { name: /lines$/ })).toHaveCount(0);
  expect(await pre.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await context.close();
});

test('a response of the sandbox is folded too; the focus opens it where it goes', async ({
  page,
}) => {
  const { run, response } = await visitExample(page, GUIDE);
  await run.click();
  const button = response.getByRole('button', { name: /lines$/ });
  await expect(button).toHaveText(/^Show all \d+ lines$/);
  const json = response.getByRole('region', { name: 'Response JSON' });
  await json.locator('[data-fold]').last().focus();
  await expect(button).toHaveText('Show fewer lines');
});
