import { expect, test } from '@playwright/test';
import { findConsole, visitConsole, send } from '../support/browser/console-page';
import { firstOf } from '../support/browser/tiers';

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

for (const [index, width] of [360, 1920].entries()) {
  test(
    `at ${width} px a request from a response says where it comes from, and Back leads there`,
    firstOf(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const recommend = await visitConsole(page, 'recommendPhotos');
      await expect(
        page.locator('#recommendPhotos').getByText('Press Send or Ctrl+Enter'),
      ).toBeVisible();
      await expect(page.locator('#recommendPhotos figure:visible')).toHaveCount(0);
      const response = await send(recommend, 200);
      const id = response.getByText('"demo-0002"').first();
      expect(await id.evaluate((value) => value.getClientRects().length)).toBe(1);
      const accept = response.getByRole('button', { name: /^Accept it in feedback/ }).first();
      await accept.scrollIntoViewIfNeeded();
      const readTop = async () => Math.round((await accept.boundingBox())!.y);
      const [top, scrolled] = [await readTop(), await page.evaluate(() => scrollY)];
      await accept.click();
      const feedback = findConsole(page, 'sendPhotoFeedback');
      await expect(feedback.getByText('From Recommend photos')).toBeVisible();
      await expect(page).toHaveURL(/#sendPhotoFeedback$/);
      await expect(feedback).toBeFocused();
      await expect(feedback).toBeInViewport();
      // Where consoles are beside the text, it opens below the other one and the page stays.
      if (width > 1200) expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.goBack();
      await expect(page).toHaveURL(/#recommendPhotos$/);
      await expect(accept).toBeFocused();
      await expect.poll(readTop).toBe(top);
      await page.goForward();
      await expect(feedback).toBeFocused();
      await expect(feedback).toBeInViewport();
    },
  );
}

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

test('resetting the sandbox forgets what calls have changed', async ({ page }) => {
  const remove = await visitConsole(page, 'deleteEditorialTag');
  await send(remove, 200);
  await send(remove, 404);
  await remove.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect(remove.getByText('The sandbox is reset')).toBeVisible();
  await send(remove, 200);
});
