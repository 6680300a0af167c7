import { expect, test } from '@playwright/test';
import { open } from '../support/browser/tab';

test('a long list of fields can be filtered, and its letters lead to their rows', async ({
  page,
}) => {
  await open(page, '/api_media2/reference/fields/');
  const rows = page.locator('tbody tr').filter({ visible: true });
  const all = await rows.count();
  const filter = page.getByRole('searchbox', { name: 'Filter the fields' });
  await filter.fill('photo constraints');
  await expect(page.getByText(` of ${all} rows`)).toBeVisible();
  const texts = await rows.allTextContents();
  expect(texts.length).toBeGreaterThan(2);
  await expect(page.getByRole('button', { name: 'W', exact: true })).toBeDisabled();
  await rows.getByRole('link').first().click();
  await expect(page).toHaveURL(/#field-/);
  await page.goBack();
  await expect(filter).toHaveValue('photo constraints');
  await expect(rows).toHaveCount(texts.length);
  expect(texts.filter((text) => !/photo/i.test(text) || !/constraints/i.test(text))).toEqual([]);
  await filter.fill('xyz');
  await expect(page.getByText(`None of ${all} rows matches.`)).toBeVisible();
  await filter.fill('');
  await expect(rows).toHaveCount(all);

  await page.getByRole('button', { name: 'W', exact: true }).click();
  await expect(page.locator('a:focus')).toBeInViewport();
  await expect(rows.filter({ has: page.locator('a:focus') })).toHaveText(/^w/i);
});

test('a filter reads letters with and without their marks', async ({ page }) => {
  await open(page, '/tools/sandbox-data/');
  await page.getByRole('searchbox', { name: 'Filter the items' }).fill('vaclav havel');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
  await expect(page.getByText('Václav Havel').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Albert Einstein').filter({ visible: true })).toHaveCount(0);
});
