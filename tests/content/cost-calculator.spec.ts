import { expect, test } from '@playwright/test';
import type { WidgetPlace } from '../../testing/browser/widget';
import { openAid, visit } from '../../testing/browser/widget';
import { listViolations } from '../../testing/browser/axe';
import { measureOverflow } from '../../testing/browser/console-page';
import { collectComplaints } from '../../testing/browser/tab';

const CALCULATOR: WidgetPlace = {
  route: '/api_media2/guide/production/',
  title: 'Characters and costs per month',
  button: 'Open the calculator',
  asks: false,
};

test('the calculator multiplies what is typed, and the price is the reader’s own', async ({
  page,
}) => {
  const aid = await openAid(page, CALCULATOR);
  const results = aid.getByRole('definition');
  await expect(results).toHaveText(['303', '909,000', '27,270,000']);
  await aid.getByLabel('Articles per day').fill('1 000');
  await aid.getByLabel('Characters per article').fill('2,500');
  await aid.getByLabel('Articles analyzed again').fill('0');
  await aid.getByLabel('Retries').fill('0');
  await expect(results).toHaveText(['1,000', '2,500,000', '75,000,000']);
  await aid.getByLabel('Your price').fill('2,5');
  await expect(results.last()).toHaveText('187.50');
  await aid.getByLabel('Characters per article').fill('3.000');
  await expect(results.nth(1)).toHaveText('3,000,000');
  await aid.getByLabel('Your price').fill('1.250');
  await expect(results.last()).toHaveText('112.50');
  await aid.getByLabel('Characters per article').fill('30');
  await expect(aid.getByRole('status')).toContainText(
    'shorter than 100 characters is counted as 100',
  );
  await expect(results.nth(1)).toHaveText('100,000');
});

test('the calculator estimates an archive when its number of articles is there', async ({
  page,
}) => {
  const aid = await openAid(page, CALCULATOR);
  const results = aid.getByRole('definition');
  await expect(results).toHaveCount(3);
  await aid.getByLabel('Articles in the archive').fill('100,000');
  await expect(results).toHaveText([
    ...['303', '909,000', '27,270,000'],
    ...['101,000', '303,000,000', '14.0'],
  ]);
  await aid.getByLabel('Your price').fill('2');
  await expect(results.last()).toHaveText('606.00');
  await aid.getByLabel('Requests at the same time').fill('0');
  await expect(aid.getByRole('status')).toContainText('one request or more at the same time');
  await aid.getByLabel('Characters per article').fill('512,000');
  await expect(aid.getByRole('status')).toContainText('exceeds the limit of a request, 500 KB');
});

test('the calculator takes anything typed, and says what is not a number', async ({ page }) => {
  const complaints = collectComplaints(page);
  const aid = await openAid(page, CALCULATOR);
  const articles = aid.getByLabel('Articles per day');
  for (const typed of ['', 'many', '-1', '1e400', '9'.repeat(60), '<b>1</b>', '🙂', '1.2.3']) {
    await articles.fill(typed);
    await expect(articles).toHaveAttribute('aria-invalid', 'true');
    await expect(articles).toHaveAccessibleDescription(/^Type a number up to a billion/);
    await expect(aid.getByRole('status')).toContainText('The estimate appears');
  }
  await articles.fill('1000000000');
  await aid.getByLabel('Characters per article').fill('1000000000');
  await expect(aid.getByRole('definition').nth(2)).toHaveText('45,450,000,000,000,000,000');
  await aid.getByLabel('Your price').fill('free');
  await expect(aid.getByRole('definition')).toHaveCount(3);
  expect(complaints).toEqual([]);
});

test('the calculator is accessible, fits 320 pixels, and opens from the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const aid = await visit(page, CALCULATOR);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await aid.getByRole('button', { name: CALCULATOR.button }).focus();
  expect(requests).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(aid.getByLabel('Articles per day')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(aid.getByLabel('Articles per day')).toBeFocused();
  await aid.getByLabel('Articles per day').fill('many');
  const within = `section[aria-label="${CALCULATOR.title}"]`;
  expect(await listViolations(page, { within })).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
});
