import { expect, test } from '@playwright/test';
import { open } from '../support/browser/tab';

test('the email contains the questions that are ticked, or else all', async ({ page }) => {
  await open(page, '/operate/account/');
  const link = page.getByRole('link', { name: 'Write the email' });
  // The page stays: no app for email is opened.
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    }),
  );
  const readQuestions = async () => {
    await link.click();
    const url = new URL((await link.getAttribute('href'))!);
    return url.searchParams.get('body')!.match(/^- .*/gm);
  };
  const boxes = page.getByRole('checkbox');
  expect(await readQuestions()).toHaveLength(await boxes.count());
  await page.getByRole('checkbox', { name: 'Which endpoints' }).check();
  expect(await readQuestions()).toEqual(['- Which endpoints does our key include?']);
});
