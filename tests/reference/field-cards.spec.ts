import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { listViolations } from '../support/browser/axe';
import { visitConsole, openEditor, send } from '../support/browser/console-page';
import { visitExample } from '../support/browser/example';
import { collectScriptTexts, open, settle } from '../support/browser/tab';
import { AXE } from '../support/browser/tiers';

const MENTIONS = '/api_media2/guide/code/tagging-mentions-result/';

const PHONE = { width: 360, height: 740 };

const findCard = (page: Page): Locator => page.locator('div[role="region"][style*="width"]');

/** The first name of this kind in the JSON of a page. */
const findName = (page: Page, name: string): Locator =>
  page.locator('main .code a.k', { hasText: `"${name}"` }).first();

/** Long JSON is folded; names in the folded part have no cards until it is opened. */
async function openUnfolded(page: Page): Promise<void> {
  await open(page, MENTIONS);
  await page
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click();
}

test('a card says what a name means, which option made it appear, and where it is documented', async ({
  page,
}) => {
  await openUnfolded(page);
  await findName(page, 'mentions').hover();
  const card = findCard(page);
  await expect(card).toContainText('Entity.mentions');
  await expect(card).toContainText(
    'Appears because the request sends NlpRequest.returnMentions: true',
  );
  await card.getByRole('link', { name: 'Reference: Entity.mentions' }).click();
  await expect(page).toHaveURL(/\/api_media2\/reference\/Entity\/#field-mentions$/);
});

test('a card explains a value, links its standard, and fills it into the next request', async ({
  page,
}) => {
  await openUnfolded(page);
  await page.locator('main .code a.s', { hasText: '"PROPN"' }).first().hover();
  const card = findCard(page);
  await expect(card).toContainText('PROPN: Proper noun.');
  await expect(card.getByRole('link', { name: 'Universal POS tags' })).toHaveAttribute(
    'href',
    'https://universaldependencies.org/u/pos/PROPN.html',
  );
  await findName(page, 'gkbId').hover();
  await expect(card).toContainText('gkbId');
  await card.getByRole('link', { name: 'Info box' }).click();
  const inputs = page.getByRole('region', { name: /^Console: / }).locator('input');
  await expect
    .poll(() => inputs.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)))
    .toContainEqual(expect.stringMatching(/^G\d+$/));
});

test('the keyboard opens cards name by name, goes into them, and closes them', async ({ page }) => {
  await openUnfolded(page);
  const first = page.locator('main .code a.k').first();
  const card = findCard(page);
  await page.locator('main .code').first().locator('figcaption button').last().focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(card).toBeVisible();
  const said = page.locator('div[role="status"]', { hasText: /\./ }).last();
  await expect(said).toContainText((await card.locator('b').textContent()) ?? '?');
  await page.keyboard.press('ArrowDown');
  const second = page.locator('main .code a.k').nth(1);
  await expect(second).toBeFocused();
  await expect(card.locator('b')).toContainText(
    JSON.parse((await second.textContent()) ?? '') as string,
  );
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(second).toBeFocused();
});

test('a tap opens the card, beside what it explains, and the link in it leads on', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openUnfolded(page);
  for (const name of ['language', 'gkbId', 'mentions', 'feats', 'stdForm']) {
    const link = findName(page, name);
    await link.scrollIntoViewIfNeeded();
    // A card closes when what it explains is drawn again.
    await settle(page);
    await link.tap();
    const card = findCard(page);
    await expect(card.locator('b')).toContainText(name);
    await expect(card).toBeVisible();
    const [of, over] = await Promise.all([link.boundingBox(), card.boundingBox()]);
    const isApart = over!.y >= of!.y + of!.height || over!.y + over!.height <= of!.y;
    expect(isApart, `the card of ${name} is beside it`).toBe(true);
    expect(over!.x).toBeGreaterThanOrEqual(0);
    expect(over!.x + over!.width).toBeLessThanOrEqual(PHONE.width);
  }
  expect(new URL(page.url()).pathname).toBe(MENTIONS);
  // As browsers do by themselves where a page moves below the place of the last tap.
  await page.mouse.move(5, 300);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await expect(findCard(page)).toBeVisible();
  await context.close();
});

test('axe finds nothing in a card, nor in linked JSON', AXE, async ({ page }) => {
  await openUnfolded(page);
  await findName(page, 'mentions').hover();
  await expect(findCard(page)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});

test('the names of a response of the sandbox have cards too', async ({ page }) => {
  const { run, response } = await visitExample(page);
  await run.click();
  await response.locator('a.k', { hasText: '"version"' }).first().hover();
  await expect(findCard(page)).toContainText('Analysis.version');
});

test('the cards beside an analyzed text explain the options of the request that was sent last', async ({
  page,
}) => {
  const opened = await visitConsole(page, 'analyze');
  const editor = await openEditor(opened);
  const text = 'Emmanuel Macron visited Munich.';
  const body = { id: '1', text, analyses: ['entities', 'sentiment'], returnMentions: true };
  await editor.fill(JSON.stringify(body));
  const response = await send(opened, 200);
  await response.getByRole('button', { name: 'Text', exact: true }).click();
  const sent = response.locator('[data-sent]');
  await expect(sent).toHaveAttribute('data-sent', /NlpRequest\.returnMentions=true/);
  await expect(sent).not.toHaveAttribute('data-sent', /returnItemSentiment/);
  await editor.fill(JSON.stringify({ ...body, returnItemSentiment: true }));
  await send(opened, 200);
  await expect(sent).toHaveAttribute('data-sent', /NlpRequest\.returnItemSentiment=true/);
});

test('the name of a row of a gloss has the card of its field', async ({ page }) => {
  await open(page, '/api_media2/guide/entities/');
  await page.locator('[data-gloss] a').first().hover();
  await expect(findCard(page)).toContainText('Analysis.entities');
});

test('a term of the glossary shows its definition', async ({ page }) => {
  await open(page, '/api_media2/guide/tagging/');
  const term = page.locator('.theme-doc-markdown a[href^="/gkb/glossary/#"]').first();
  await term.hover();
  await expect(findCard(page).getByRole('link', { name: 'Glossary' })).toHaveAttribute(
    'href',
    (await term.evaluate((link: HTMLAnchorElement) => link.href)) ?? '',
  );
});

test('the names of a request have cards in samples without links', async ({ page }) => {
  await open(page, '/api_media2/guide/tagging/');
  const tabs = page.locator('.tabs-container').first();
  const card = findCard(page);
  const expectCard = async (language: string, text: string) => {
    // The code of the tab before stays visible for a moment, and could never be reached after it.
    const code = tabs.locator('.code:visible', { hasText: language });
    await expect(code).toHaveCount(1);
    await code.locator('span').getByText(text, { exact: true }).hover();
    // A hidden card still has the text of the one before.
    await expect(card).toBeVisible();
    await expect(card).toContainText('NlpRequest.title string');
    await expect(card.getByText('Copy link to this line')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    // A name that comes below the mouse would open its own card over the next name.
    await page.mouse.move(0, 0);
  };
  await tabs.getByRole('tab', { name: 'JavaScript', exact: true }).click();
  await expectCard('JavaScript', 'title');
  await tabs.getByRole('tab', { name: 'Python', exact: true }).click();
  await expectCard('Python', "'title'");
  await tabs.locator('.tabs-more').selectOption('php');
  await expectCard('PHP', "'title'");
});

test('a card that Escape has closed stays closed while the pointer is on its name', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/api_media2/guide/tagging/');
  const name = page.locator('.tabs-container').first().locator('a.k', { hasText: 'title' });
  const card = findCard(page);
  await name.hover();
  await expect(card).toContainText('NlpRequest.title');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  // As when the code below the pointer is drawn again.
  await name.evaluate((link) => link.replaceWith(link.cloneNode(true)));
  await name.dispatchEvent('pointerover');
  await page.clock.runFor(1000);
  await expect(card).toBeHidden();
  const other = page.locator('.tabs-container').first().locator('a.k', { hasText: 'text' });
  await other.hover();
  await expect(card).toContainText('NlpRequest.text');
  await name.hover();
  await expect(card).toContainText('NlpRequest.title');
});

test('nothing of a card is downloaded before one is opened', async ({ page }) => {
  const scripts = collectScriptTexts(page);
  await openUnfolded(page);
  const before = scripts.length;
  expect((await Promise.all(scripts)).join()).not.toContain('Appears because the request sends');
  await findName(page, 'mentions').hover();
  await expect(findCard(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('a card copies a link to the line of a response, which leads there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openUnfolded(page);
  await findName(page, 'docSentiment').hover();
  const card = findCard(page);
  await card.getByRole('link', { name: 'Copy link to this line' }).click();
  await expect(card.getByRole('link', { name: 'Link copied' })).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toContain(`${MENTIONS}#:~:text=`);

  const other = await context.newPage();
  await other.goto(url);
  await expect(findName(other, 'docSentiment')).toBeInViewport();
});

test('where the clipboard is blocked, the page goes to the line', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openUnfolded(page);
  await findName(page, 'docSentiment').hover();
  await findCard(page).getByRole('link', { name: 'Copy link to this line' }).click();
  await expect(findName(page, 'docSentiment')).toBeInViewport();
});
