import { expect, test } from '@playwright/test';
import type { WidgetPlace } from '../support/browser/widget';
import { openAid, visit } from '../support/browser/widget';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { collectComplaints } from '../support/browser/tab';

const CALCULATOR: WidgetPlace = {
  route: '/api_media2/guide/costs/',
  title: 'Characters and costs per month',
  button: 'Open the calculator',
  asks: false,
};

test('the calculator estimates from what is typed, and says what it cannot take', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const aid = await openAid(page, CALCULATOR);
  const results = aid.getByRole('definition');
  const status = aid.getByRole('status');
  const articles = aid.getByLabel('Articles per day');
  const characters = aid.getByLabel('Characters per article');
  const month = ['303', '909,000', '27,270,000'];
  await expect(results).toHaveText(month);
  await aid.getByLabel('Articles in the archive').fill('100,000');
  await expect(results).toHaveText([...month, '101,000', '303,000,000', '14.0']);
  await aid.getByLabel('Your price').fill('2');
  await expect(results.last()).toHaveText('606.00');
  await aid.getByLabel('Requests at the same time').fill('0');
  await expect(status).toContainText('one request or more at the same time');
  await characters.fill('512,000');
  await expect(status).toContainText('exceeds the limit of a request, 500 KB');
  // Three digits after a period are thousands in a count, and a fraction in a price.
  await aid.getByLabel('Articles in the archive').fill('');
  await characters.fill('3.000');
  await aid.getByLabel('Your price').fill('1.250');
  await expect(results).toHaveText([...month, '34.09']);
  await characters.fill('30');
  await expect(status).toContainText('shorter than 100 characters is counted as 100');
  await aid.getByLabel('Your price').fill('free');
  await expect(results).toHaveCount(3);
  await articles.fill('<b>1</b>');
  await expect(articles).toHaveAttribute('aria-invalid', 'true');
  await expect(articles).toHaveAccessibleDescription(/^Type a number up to a billion/);
  await expect(status).toContainText('The estimate appears');
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
