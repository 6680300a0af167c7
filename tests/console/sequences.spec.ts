import { expect, test } from '@playwright/test';
import { findConsole, visitConsole, send } from '../support/browser/console-page';
import { FULL } from '../support/browser/tiers';

test('an editorial tag is created, read, changed and deleted by clicking', async ({ page }) => {
  const create = await visitConsole(page, 'createEditorialTag');
  await create.getByRole('textbox', { name: 'gkbId', exact: true }).fill('MY-1');
  await create.getByRole('textbox', { name: 'name', exact: true }).fill('Our city');
  const created = await send(create, 200);
  await created.getByRole('button', { name: 'Look up MY-1' }).click();
  await created.getByRole('button', { name: 'Get: MY-1' }).click();

  const get = findConsole(page, 'getEditorialTag');
  await expect(get).toBeFocused();
  await expect(get).toBeInViewport();
  const read = await send(get, 200);
  await expect(read.getByText('"Our city"')).toBeVisible();
  await read.getByRole('button', { name: 'Look up MY-1' }).click();
  await read.getByRole('button', { name: 'Update: MY-1' }).click();

  const update = findConsole(page, 'putEditorialTag');
  await update.getByRole('textbox', { name: 'name', exact: true }).fill('Our town');
  const changed = await send(update, 200);
  await expect(changed.getByText('"Our town"')).toBeVisible();
  await changed.getByRole('button', { name: 'Look up MY-1' }).click();
  await changed.getByRole('button', { name: 'Delete: MY-1' }).click();

  const remove = findConsole(page, 'deleteEditorialTag');
  const removed = await send(remove, 200);
  await expect(removed).toContainText('The response body is empty, as documented.');
  await remove.getByRole('button', { name: /^History/ }).click();
  await remove.getByRole('button', { name: /GET .*MY-1.*200/ }).click();
  await expect(get).toBeFocused();
  await send(get, 404);
});

test('a request from a response says where it comes from, and Back leads there', async ({
  page,
}) => {
  const recommend = await visitConsole(page, 'recommendPhotos');
  await expect(
    page.locator('#recommendPhotos').getByText('Press Send or Ctrl+Enter'),
  ).toBeVisible();
  await expect(page.locator('#recommendPhotos figure:visible')).toHaveCount(0);
  const response = await send(recommend, 200);
  await response
    .getByRole('button', { name: /^Accept it in feedback/ })
    .first()
    .click();
  const feedback = findConsole(page, 'sendPhotoFeedback');
  await expect(feedback.getByText('From Recommend photos')).toBeVisible();
  await expect(page).toHaveURL(/#sendPhotoFeedback$/);
  await page.goBack();
  await expect(page).toHaveURL(/#recommendPhotos$/);
  await expect(page.locator('#recommendPhotos h3')).toBeInViewport();
  await expect(response).toBeVisible();
});

test('on wide screens a console opens over both columns, request and response side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const opened = await visitConsole(page, 'analyze');
  await opened.getByRole('button', { name: 'Expand' }).click();
  const response = (await (await send(opened, 200)).boundingBox())!;
  const request = (await opened
    .getByRole('textbox', { name: 'title', exact: true })
    .boundingBox())!;
  expect(response.x).toBeGreaterThan(request.x + request.width);
  expect(request.width).toBeGreaterThan(350);
});

test('photos are followed page by page to the end', FULL, async ({ page }) => {
  const opened = await visitConsole(page, 'recommendPhotos');
  await opened.getByRole('combobox', { name: 'Example' }).selectOption('First page of photos');
  await opened.getByRole('textbox', { name: 'recommendationCount' }).fill('20');
  const seen = new Set<string>();
  const sizes: number[] = [];
  for (;;) {
    const response = await send(opened, 200);
    const ids = await response.locator('[data-pointer^="/photosIds/"] .s').allTextContents();
    ids.forEach((id) => seen.add(id));
    sizes.push(ids.length);
    const next = response.getByRole('button', { name: /^Next page/ });
    if ((await next.count()) === 0) break;
    const cursor = await next.getAttribute('aria-label');
    await next.click();
    const field = opened.getByRole('textbox', { name: 'cursor', exact: true });
    await expect(field).toHaveValue(cursor?.split(': ')[1] ?? '');
  }
  expect(sizes).toEqual([20, 20, 20, 4]);
  expect(seen.size).toBe(64);
});

test('an analysis leads to feedback on it, through its key', FULL, async ({ page }) => {
  const analyze = await visitConsole(page, 'analyze');
  const response = await send(analyze, 200);
  await response.getByRole('button', { name: /^Send feedback/ }).click();
  const feedback = findConsole(page, 'sendAnalysisFeedback');
  await expect(feedback.getByRole('textbox', { name: 'referenceKey' })).toHaveValue(
    /^\d{6}-\d{6}-\w{8}$/,
  );
  const accepted = await send(feedback, 200);
  await accepted.getByRole('button', { name: 'Headers' }).click();
  // The sandbox warns of keys that it did not give.
  await expect(accepted.getByText('x-sandbox-warning')).toHaveCount(0);
});

test(
  'an id of an analysis leads to its item, and an article to its change',
  FULL,
  async ({ page }) => {
    const analyze = await visitConsole(page, 'analyze');
    const response = await send(analyze, 200);
    await response.getByRole('button', { name: 'Look up G183' }).first().click();
    await response.getByRole('button', { name: 'Details: G183' }).click();
    const details = await send(findConsole(page, 'getDetails'), 200);
    await expect(details.getByText('"Germany"')).toBeVisible();
  },
);

test('resetting the sandbox forgets what calls have changed', async ({ page }) => {
  const remove = await visitConsole(page, 'deleteEditorialTag');
  await send(remove, 200);
  await send(remove, 404);
  await remove.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect(remove.getByText('The sandbox is reset')).toBeVisible();
  await send(remove, 200);
});
