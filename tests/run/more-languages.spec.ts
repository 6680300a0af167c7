import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { languages } from '@docs/vendor/samples';
import { follow, holdBack, open, settle, watchRequests } from '../support/browser/tab';
import { FULL } from '../support/browser/tiers';

const GUIDE = '/api_media2/guide/tagging/';

const findMenu = (page: Page) => page.getByRole('combobox', { name: 'More languages' });

test('an example is shown in each language of the menu, with its label and its badge', async ({
  page,
}) => {
  await open(page, GUIDE);
  const example = page.locator('[data-example="media-v2/tagging-basic"]');
  const menu = findMenu(page).first();
  for (const { id, label } of languages.slice(3)) {
    await menu.selectOption(label);
    const code = example.getByRole('group', { name: `${label} code` });
    await expect(code.locator('pre')).toContainText('<YOUR_API_KEY>');
    await expect(menu).toHaveValue(id);
    expect(await code.locator('.s').count(), label).toBeGreaterThan(3);
  }
  await expect(
    example.getByText('Tested against the sandbox').filter({ visible: true }),
  ).toHaveCount(1);
  await expect(example.getByRole('tab', { selected: true })).toHaveCount(0);
  await example.getByRole('button', { name: 'Insert your key' }).click();
  await page.getByRole('textbox', { name: 'Your API key' }).fill('my-key');
  await page.keyboard.press('Enter');
  await expect(example.locator('pre:visible').first()).toContainText('my-key');
});

test('a language of the menu is remembered, and all examples of a page change together', async ({
  page,
}) => {
  await open(page, GUIDE);
  await findMenu(page).first().selectOption('PHP');
  await expect(page.getByText('curl_init').first()).toBeVisible();
  const count = await findMenu(page).count();
  await expect(page.getByRole('group', { name: 'PHP code' })).toHaveCount(count);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('php');
  await open(page, '/api_media2/guide/photos/');
  await expect(findMenu(page).first()).toHaveValue('php');
  await expect(page.getByText('curl_init').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Python', exact: true }).first().click();
  await expect(page.getByText('import requests').first()).toBeVisible();
  await expect(findMenu(page).first()).toHaveValue('');
});

test(
  'what is pressed stays where it is while all examples above change',
  FULL,
  async ({ page }) => {
    await open(page, GUIDE);
    const menu = findMenu(page).last();
    await menu.scrollIntoViewIfNeeded();
    const { y } = (await menu.boundingBox())!;
    await menu.selectOption('Go');
    await expect(page.getByText('package main').last()).toBeVisible();
    expect(Math.abs((await menu.boundingBox())!.y - y)).toBeLessThan(2);
    const tab = page.getByRole('tab', { name: 'Python', exact: true }).last();
    await tab.click();
    await expect(page.getByText('import requests').last()).toBeVisible();
    expect(Math.abs((await menu.boundingBox())!.y - y)).toBeLessThan(2);
  },
);

test('code that arrives late does not replace a later choice', FULL, async ({ page }) => {
  const deliver = await chooseSlowly(page, 'Perl');
  const tab = page.getByRole('tab', { name: 'Python', exact: true }).last();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await deliver();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?language=python$/);
});

test('code that does not arrive is reported, and Retry brings it', FULL, async ({ page }) => {
  await open(page, GUIDE);
  await page.route('**/assets/sandbox/*.json', (route) => route.abort());
  await findMenu(page).first().selectOption('PHP');
  const alert = page.getByRole('alert').filter({ hasText: 'The PHP code did not load.' });
  await expect(alert).toHaveCount(1);
  await expect(page.getByText('curl --fail-with-body').first()).toBeVisible();
  await page.unroute('**/assets/sandbox/*.json');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('curl_init').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'PHP code' }).first().locator('pre')).toBeFocused();
});

test('code that arrives after the page was left changes nothing', FULL, async ({ page }) => {
  const deliver = await chooseSlowly(page, 'Perl');
  await follow(page, 'Genja');
  await expect(page.getByRole('heading', { level: 1, name: 'Genja' })).toBeVisible();
  await deliver();
  await expect(page).toHaveURL(/\/genja\/$/);
});

/** Chooses a language whose code arrives only when the returned function is run. */
async function chooseSlowly(page: Page, language: string): Promise<() => Promise<void>> {
  await open(page, GUIDE);
  const files = '**/assets/sandbox/*.json';
  const release = await holdBack(page, files);
  const { finished } = watchRequests(page);
  const asked = page.waitForRequest(files);
  await findMenu(page).first().selectOption(language);
  await asked;
  return async () => {
    release();
    await finished();
    await settle(page);
  };
}
