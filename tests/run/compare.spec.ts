import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { findExample } from '../support/browser/example';
import { open } from '../support/browser/tab';
import { AXE, FULL } from '../support/browser/tiers';

const TAGGING = '/api_media2/guide/tagging/';
const ARTICLE = { id: '1234', title: 'Emmanuel Macron in Germany.', text: 'He is in Munich.' };

/** Runs the first example of a page, keeps its response, and opens its editor. */
async function keepFirst(page: Page) {
  await open(page, TAGGING);
  const example = findExample(page);
  await example.edit.click();
  await example.editor.fill(JSON.stringify(ARTICLE));
  await example.run.click();
  await example.frame.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(example.frame.getByText(/^This response is kept\./)).toBeVisible();
  return { ...example, differences: findDifferences(example.frame) };
}

function findDifferences(within: Locator): Locator {
  return within.getByRole('region', { name: 'Differences between the two responses' });
}

test('a kept response is compared with the next one, in a view of that', async ({ page }) => {
  const { frame, editor, run, response, differences } = await keepFirst(page);
  await editor.fill(JSON.stringify({ ...ARTICLE, returnMentions: true }));
  await run.click();
  await expect(differences.getByText('body.returnMentions')).toBeVisible();
  await expect(differences).toContainText(/Size\d.* → \d.* KB \(\+/);
  await expect(differences).toContainText(/usedChars\d+/);
  await expect(differences.getByRole('link', { name: 'Link to this comparison' })).toHaveAttribute(
    'href',
    /^\/openapi\/#analyze\?call=[\w-]+$/,
  );
  const paragraphs = differences.getByRole('listitem').filter({ hasText: /^added\s*paragraphs/ });
  await expect(paragraphs.getByRole('link', { name: 'paragraphs' })).toHaveAttribute(
    'href',
    '/api_media2/reference/Analysis/#field-paragraphs',
  );
  await expect(frame.getByRole('status').filter({ hasText: 'Compared with' })).toHaveText(
    /^Compared with the previous response: \d+ added\.$/,
  );
  const json = response.getByText('"paragraphs"');
  await expect(json).toHaveCount(0);
  await response.getByRole('button', { name: 'Response', exact: true }).click();
  await expect(json).toBeVisible();
  await expect(differences).toHaveCount(0);
});

test('a response is compared with the last one that was accepted', async ({ page }) => {
  const { editor, run, response, frame } = await keepFirst(page);
  await frame.getByRole('button', { name: 'Stop comparing' }).click();
  await editor.fill(JSON.stringify({ ...ARTICLE, id: undefined }));
  await run.click();
  await expect(response).toContainText('400');
  await editor.fill(JSON.stringify({ ...ARTICLE, returnMentions: true }));
  await run.click();
  await frame.getByRole('button', { name: 'Compare with the previous response' }).click();
  await expect(findDifferences(frame).getByText('body.returnMentions')).toBeVisible();
});

test('a response is compared with the one before, at most 8 Tabs after Run', async ({ page }) => {
  await open(page, TAGGING);
  const { frame, run } = findExample(page);
  await run.click();
  await expect(frame.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
  await run.click();
  const compare = frame.getByRole('button', { name: 'Compare with the previous response' });
  await expect(compare).toBeVisible();
  await run.focus();
  let stops = 0;
  for (; stops < 8 && !(await compare.evaluate((it) => it.matches(':focus'))); stops += 1)
    await page.keyboard.press('Tab');
  await expect(compare).toBeFocused();
  await page.keyboard.press('Enter');
  const differences = findDifferences(frame);
  await expect(differences.getByText('The same request was sent twice.')).toBeVisible();
  // Every response has its own key, which is shown when somebody asks.
  await expect(differences).not.toContainText('referenceKey');
  await differences.getByRole('button', { name: /^Also show/ }).click();
  await expect(differences).toContainText('metadata.referenceKey');
});

test('the same change of several elements is one line, which opens', FULL, async ({ page }) => {
  const { editor, run, differences } = await keepFirst(page);
  await editor.fill(JSON.stringify({ ...ARTICLE, returnMentions: true }));
  await run.click();
  const mentions = differences
    .getByRole('listitem')
    .filter({ hasText: /^added\s*tags\[0\]\.mentions/ });
  const more = mentions.getByRole('button', { name: /^and \d+ more like this$/ });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(mentions.getByText('tags[1].mentions')).toBeVisible();
});

test('the card of a field opens at its name in a path', async ({ page }) => {
  const { editor, run, differences } = await keepFirst(page);
  await editor.fill(JSON.stringify({ ...ARTICLE, presentationLanguage: 'de' }));
  await run.click();
  await differences.getByRole('link', { name: 'stdForm' }).first().hover();
  await expect(page.getByRole('region', { name: 'Entity.stdForm' })).toBeVisible();
});

test('another response is kept instead, and comparing ends', async ({ page }) => {
  const { frame, editor, run, differences } = await keepFirst(page);
  await editor.fill(JSON.stringify({ ...ARTICLE, title: 'Angela Merkel' }));
  await run.click();
  await expect(differences).toBeVisible();
  await frame.getByRole('button', { name: 'Compare from here' }).click();
  await expect(differences).toHaveCount(0);
  const stop = frame.getByRole('button', { name: 'Stop comparing' });
  await stop.click();
  const compare = frame.getByRole('button', { name: 'Compare with the previous response' });
  await expect(compare).toBeFocused();
  await expect(frame.getByText(/^This response is kept/)).toHaveCount(0);
});

test('what was kept stays when the edit is discarded', FULL, async ({ page }) => {
  const { frame, run, differences } = await keepFirst(page);
  await frame.getByRole('button', { name: 'Reset' }).click();
  await expect(frame.getByText(/^This response is kept/)).toBeVisible();
  await run.click();
  await expect(differences.getByText('body.text')).toBeVisible();
});

for (const width of [320, 1280, 360]) {
  test(`at ${width} px the differences fit, and axe finds nothing`, AXE, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { editor, run, differences } = await keepFirst(page);
    await editor.fill(JSON.stringify({ ...ARTICLE, text: 'Robots.', returnMentions: true }));
    await run.click();
    await expect(differences).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    expect(
      await listViolations(page, { within: '[data-example="media-v2/tagging-basic"]' }),
    ).toEqual([]);
  });
}
