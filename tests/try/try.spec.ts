import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { collectComplaints, open, settle } from '../support/browser/tab';
import { firstOf, FULL } from '../support/browser/tiers';

const ROUTE = '/try/';
const SAMPLE = 'Emmanuel Macron in Germany.\nMr. Macron visits a trade show in Munich.';
const SECTIONS = [
  'Tags, entities, and sentiment',
  'Photos',
  'Related articles',
  'Info box',
  'A sentence by Genja',
  'Costs',
];

const findField = (page: Page) => page.getByLabel('Your article');
const findSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const findOutput = (page: Page) =>
  findSection(page, 'A sentence by Genja').locator('[class*=output]');

async function analyze(page: Page, text?: string): Promise<void> {
  if (text !== undefined) await findField(page).fill(text);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText(/^Analyzed in|^The stored response/)).toBeVisible();
}

test('the sample goes through all endpoints, and nothing is asked for before a reader comes near', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const asked: string[] = [];
  await open(page, ROUTE);
  page.on('request', (request) => asked.push(request.url()));
  await expect(findField(page)).toHaveValue(SAMPLE);
  await settle(page);
  expect(asked).toEqual([]);

  await analyze(page);
  for (const name of SECTIONS) await expect(findSection(page, name)).toBeVisible();
  const analysis = findSection(page, SECTIONS[0]!);
  await expect(analysis.getByRole('button', { name: /^Munich, location/ })).toBeVisible();
  await expect(analysis.getByRole('group', { name: 'Tag relevance' })).toContainText('Germany');
  await expect(analysis.getByRole('group', { name: 'Sentiment' })).toContainText('Document');
  await expect(analysis.getByText('Tag relevance', { exact: true })).toBeVisible();
  await expect(findSection(page, 'Photos').getByRole('listitem')).toHaveCount(3);
  await expect(findSection(page, 'Photos')).toContainText('Trade show in Munich');
  // The article itself is in the demo dataset, and is no related one.
  const articles = findSection(page, 'Related articles').getByRole('listitem');
  await expect(articles.filter({ hasText: 'Trade shows return to Munich.' })).toHaveCount(1);
  await expect(articles.filter({ hasText: 'Emmanuel Macron in Germany' })).toHaveCount(0);
  await expect(findSection(page, 'Info box')).toContainText('president of France');
  await expect(findOutput(page)).toContainText('The text mentions one person and two places');
  await expect(findSection(page, 'Costs')).toContainText('100 characters in 4 requests');
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the English model is downloaded for an English text, as soon as it is typed', async ({
  page,
}) => {
  const large: number[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize: bytes } = await request.sizes();
    if (bytes > 300_000) large.push(bytes);
  });
  await open(page, ROUTE);
  await findField(page).fill('Prezident Petr Pavel včera v Praze přijal předsedu vlády Slovenska.');
  await settle(page);
  expect(large).toEqual([]);
  await findField(page).fill('The president met the prime minister of Slovakia in Prague.');
  await expect.poll(() => large.length).toBe(1);
});

test('names that the sandbox does not know are listed above the text and outlined in it', async ({
  page,
}) => {
  await open(page, ROUTE);
  await analyze(page, 'Roland Busch of Siemens met Erika Mustermann in Zorbas.');
  const analysis = findSection(page, SECTIONS[0]!);
  await expect(analysis).toContainText('but not these in this text: Erika Mustermann, Zorbas.');
  await expect(analysis.locator('[class*=unknown]')).toHaveText(['Erika Mustermann', 'Zorbas']);
  await expect(analysis.getByRole('link', { name: 'demo.geneea.com' })).toBeVisible();
  await expect(analysis.getByRole('button', { name: /^Roland Busch, person/ })).toBeVisible();
});

test('each result has its request as code in the chosen language, and its response', async ({
  page,
}) => {
  await open(page, ROUTE);
  await analyze(page);
  const photos = findSection(page, 'Photos');
  await photos.getByText('Request POST /v2/photos/demo/recommend').click();
  await photos.getByRole('combobox', { name: 'Language' }).selectOption('Python');
  await expect(photos.getByLabel('Python code')).toContainText('recommendationCount');
  // The language of one is that of all.
  const analysis = findSection(page, SECTIONS[0]!);
  await analysis.getByText('Request POST /v2/nlp/analyze').click();
  await expect(analysis.getByLabel('Python code')).toContainText('<YOUR_API_KEY>');
  await photos.getByText('Response status 200').click();
  await expect(photos.getByRole('region', { name: 'Response JSON' })).toContainText('photosIds');

  await photos.getByRole('link', { name: 'Open in the console' }).click();
  await expect(page).toHaveURL(/\/openapi\/#recommendPhotos\?call=/);
  await expect(page.getByRole('textbox', { name: 'title' }).first()).toHaveValue(
    'Emmanuel Macron in Germany.',
  );
  await page.goBack();
  await expect(findSection(page, 'Photos')).toBeVisible();
});

test('a Czech text has a Czech sentence and an info box in Czech', FULL, async ({ page }) => {
  await open(page, ROUTE);
  await analyze(page, 'Angela Merkelová dnes navštívila Prahu.');
  await expect(findSection(page, SECTIONS[0]!)).toContainText('language cs');
  await expect(findSection(page, 'Info box')).toContainText('německá');
  await expect(findOutput(page)).toContainText(/^Text zmiňuje jednoho člověka a /);
});

test('a text that the sandbox knows nothing about is met with an explanation', async ({ page }) => {
  await open(page, ROUTE);
  await analyze(page, 'My cat likes soft cheese and sleeps all day.');
  await expect(findSection(page, 'Photos')).toContainText('none of them shows what this text is');
  await expect(findSection(page, 'Photos').getByRole('listitem')).toHaveCount(0);
  await expect(findSection(page, 'Related articles')).toContainText('none of them is related');
  await expect(findSection(page, 'Info box')).toContainText('nothing to ask for');
  await expect(findSection(page, 'Costs')).toContainText('in 3 requests');
});

test(
  'an empty text and one above the limit of the API are not sent, and say so',
  FULL,
  async ({ page }) => {
    await open(page, ROUTE);
    await findField(page).fill(' ');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByText('Enter a text to analyze')).toBeVisible();
    await expect(findField(page)).toBeFocused();
    await expect(findField(page)).toHaveAttribute('aria-invalid', 'true');
    await findField(page).fill('Berlin '.repeat(80_000));
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByText('The API rejects requests above 500 KB')).toBeVisible();
    await page.getByRole('button', { name: 'Restore the sample' }).click();
    await expect(findField(page)).toHaveValue(SAMPLE);
    await expect(findField(page)).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Undo restore' }).click();
    await expect(findField(page)).toHaveValue(/^Berlin Berlin/);
    await findField(page).fill('Prague');
    await expect(page.getByRole('button', { name: 'Restore the sample' })).toBeVisible();
  },
);

test('the text of the home page comes along, in the tab and not in the URL', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Your text').fill('Angela Merkel visited Prague.');
  await page.getByRole('link', { name: /^get photos, related articles/ }).click();
  await expect(page).toHaveURL(/\/try\/$/);
  await expect(findField(page)).toHaveValue('Angela Merkel visited Prague.');
  await expect(findSection(page, 'Photos')).toContainText('Angela Merkel');
});

for (const [index, width] of [360, 1280].entries()) {
  test(
    `it is used from the keyboard, is accessible, and fits, ${width} px wide`,
    firstOf(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, ROUTE);
      expect(await listViolations(page, { within: 'main' })).toEqual([]);
      await findField(page).focus();
      await page.keyboard.press('Control+Enter');
      await expect(findOutput(page)).toContainText('The text mentions');
      const fold = findSection(page, 'Photos').locator('summary').first();
      await fold.focus();
      await page.keyboard.press('Enter');
      await expect(findSection(page, 'Photos').getByRole('combobox')).toBeVisible();
      expect(await listViolations(page, { within: 'main' })).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    },
  );
}
