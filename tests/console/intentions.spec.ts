import { expect, test } from '@playwright/test';
import { COVERED, listViolations } from '../support/browser/axe';
import {
  findConsole,
  measureOverflow,
  visitConsole,
  openEditor,
  send,
} from '../support/browser/console-page';
import { collectScripts, open, settle } from '../support/browser/tab';
import { firstOf, FULL } from '../support/browser/tiers';

const TOGGLE = /^Start from a goal/;

test('an intention is found by a word, changes the body, and explains each line', async ({
  page,
}) => {
  const opened = await visitConsole(page, 'analyze');
  // It checks the request of the form.
  await expect.poll(() => page.workers().length).toBe(1);
  await settle(page);
  const scripts = collectScripts(page);
  const toggle = opened.getByRole('button', { name: TOGGLE });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(scripts).toEqual([]);

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('button', { name: 'Only the tags' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(opened.getByRole('searchbox', { name: 'Filter by words' })).toBeFocused();
  await page.keyboard.type('headline');
  await page.keyboard.press('Tab');
  const choice = opened.getByRole('button', { name: 'People in the headline' });
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(opened.getByText('Changed: analyses, returnMentions.')).toBeVisible();
  await expect(opened.getByRole('definition').first()).toHaveText(
    'Finds people, places, and organizations.',
  );
  await expect(choice).toBeFocused();
  expect(
    await listViolations(page, { within: '[data-console="analyze"]', leaveOut: COVERED }),
  ).toEqual([]);
  const response = await send(opened, 200);
  await expect(response.getByText('"Emmanuel Macron"').first()).toBeVisible();
  const body = await openEditor(opened);
  expect(JSON.parse(await body.inputValue())).toMatchObject({
    analyses: ['entities'],
    returnMentions: true,
  });
});

test(
  'the request as it was can be restored, and then the explanation is gone',
  FULL,
  async ({ page }) => {
    const opened = await visitConsole(page, 'searchItems');
    const query = opened.getByRole('textbox', { name: 'query', exact: true });
    await query.fill('Prague');
    await opened.getByRole('button', { name: TOGGLE }).click();
    await opened.getByRole('button', { name: 'Search results in German' }).click();
    await expect(opened.getByText('language: "de"')).toBeVisible();
    await expect(query).toHaveValue('Prague');
    await opened.getByRole('button', { name: 'Restore your request' }).click();
    await expect(opened.getByText('language: "de"')).toBeHidden();
    await expect(query).toHaveValue('Prague');
  },
);

for (const [index, width] of [360, 1280].entries()) {
  test(
    `at ${width} px the guide leads to the console with the change made`,
    firstOf(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/api_media2/guide/intentions/');
      await page.getByRole('link', { name: 'Only photos without people' }).click();
      const opened = findConsole(page, 'recommendPhotos');
      await expect(opened.getByText('Changed: constraints.tags.noneOf.')).toBeVisible();
      await expect(page).toHaveURL('/openapi/?intention=photos-without-people#recommendPhotos');
      expect(await measureOverflow(page)).toBe(0);
      expect(
        await listViolations(page, {
          within: '[data-console="recommendPhotos"]',
          leaveOut: COVERED,
        }),
      ).toEqual([]);
      await send(opened, 200);
    },
  );
}

test('an intention counts for its own link, not for links that are followed later', async ({
  page,
}) => {
  const alert = page.getByRole('alert').filter({ hasText: 'which this reference does not have' });
  const field = page.locator('[id="analyze.language"]');
  const follow = (hash: string) =>
    page.evaluate((next) => {
      const link = document.createElement('a');
      link.href = next;
      document.querySelector('main')!.append(link);
      link.click();
    }, hash);
  await open(page, '/openapi/?intention=only-tags#analyze');
  await expect(findConsole(page, 'analyze').getByText(/^Changed: /)).toBeVisible();

  await follow('#recommendPhotos');
  await expect(page.locator('[id="recommendPhotos"]')).toBeInViewport();
  await expect(findConsole(page, 'recommendPhotos')).toHaveCount(0);
  await follow('#analyze.language');
  await expect(field).toBeInViewport();
  await expect(alert).toHaveCount(0);

  await page.reload();
  await settle(page);
  await expect(field).toBeInViewport();
  await expect(alert).toHaveCount(0);
});

test('a link with an unknown intention opens the example and says so', async ({ page }) => {
  await open(page, `/openapi/?intention=${encodeURIComponent('<img src=x>')}#getDetails`);
  const opened = findConsole(page, 'getDetails');
  await expect(
    opened.getByText(
      'The link names a change that this list does not have. Choose one from the list.',
    ),
  ).toBeVisible();
  await expect(opened.getByRole('textbox', { name: 'language', exact: true })).toHaveValue('en');
});
