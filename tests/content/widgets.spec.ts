import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { collectComplaints, open, PAGE_SCRIPTS, watchShifts } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';

const CALCULATOR = {
  route: '/operate/costs/',
  title: 'Characters and costs per month',
  text: 'Take the number of articles per day',
};

const CONSTRAINTS = {
  route: '/api_media2/guide/photos/',
  title: 'Constraints on twelve photos',
  text: 'You see twelve photos from the sandbox',
};

async function visit(page: Page, { route, title }: typeof CALCULATOR): Promise<Locator> {
  await open(page, route);
  return page.getByRole('region', { name: title });
}

async function readConstraints(aid: Locator): Promise<unknown> {
  const text = await aid.locator('figure code', { hasText: 'constraints' }).textContent();
  return JSON.parse(text ?? '') as unknown;
}

test('the calculator estimates from what is typed, and says what it cannot take', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const aid = await visit(page, CALCULATOR);
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

test('each photo says which constraint dropped it, and the JSON follows', async ({ page }) => {
  const aid = await visit(page, CONSTRAINTS);
  await aid.scrollIntoViewIfNeeded();
  const photos = aid.getByRole('listitem');
  const macron = photos.filter({ hasText: 'Emmanuel Macron' });
  await expect(photos).toHaveCount(12);
  await expect(macron).toContainText('Droppedtags.allOf lacks Germany');
  await aid.getByRole('button', { name: 'Clear all' }).click();
  await expect(aid.getByText('photos kept')).toHaveText('12 of 12 photos kept');
  expect(await readConstraints(aid)).toEqual({ constraints: {} });

  await aid.getByLabel('portrait').selectOption('anyOf');
  await aid.getByLabel('Munich Wikidata').selectOption('noneOf');
  await aid.getByLabel('dateBefore').fill('2024-03-12');
  expect(await readConstraints(aid)).toEqual({
    constraints: {
      dateBefore: '2024-03-12',
      tags: { noneOf: [{ type: 'Wikidata', value: 'Q1726' }] },
      orientation: { anyOf: ['portrait'] },
    },
  });
  await expect(macron).toContainText('dateBefore updated 2024-03-28, not before 2024-03-12');
  await expect(aid.getByText('photos kept')).toHaveText('2 of 12 photos kept');

  await aid.getByLabel('portrait').selectOption('ignore');
  await expect(aid).toContainText('ignore filters nothing');
});

test('the calculator is in the HTML, and nothing moves when its scripts start', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  const aid = page.getByRole('region', { name: CALCULATOR.title });
  await page.goto(CALCULATOR.route);
  await expect(aid.getByLabel('Articles per day')).toBeDisabled();
  const before = await aid.boundingBox();
  await page.unroute('**/*.js');
  await visit(page, CALCULATOR);
  await expect(aid.getByLabel('Articles per day')).toBeEnabled();
  expect(await aid.boundingBox()).toEqual(before);
});

test('the photos load before a reader gets there, and move nothing that is seen', async ({
  page,
}) => {
  const readShifts = await watchShifts(page);
  await page.goto(CONSTRAINTS.route);
  const aid = page.getByRole('region', { name: CONSTRAINTS.title });
  await expect(aid.getByText(CONSTRAINTS.text)).toHaveCount(1);
  await expect(aid.getByRole('listitem')).toHaveCount(0);
  // On a busy machine, the page above may still grow.
  const approach = async () => {
    const { y } = (await aid.boundingBox())!;
    await page.mouse.wheel(0, y - 1200);
    return aid.getByRole('listitem').count();
  };
  await expect.poll(approach).toBe(12);
  await expect(aid).not.toBeInViewport();
  expect(await readShifts()).toBeLessThan(0.01);
});

test('a link to a section below the photos leads there, whenever they load', async ({ page }) => {
  await page.goto(`${CONSTRAINTS.route}#paging`);
  const heading = page.getByRole('heading', { name: 'Paging' });
  await expect(heading).toBeInViewport();
  await page.mouse.wheel(0, -300);
  const photos = page.getByRole('region', { name: CONSTRAINTS.title }).getByRole('listitem');
  await expect(photos).toHaveCount(12);
  await expect(heading).toBeInViewport();
});

test('when the photos do not load, Retry helps', async ({ page }) => {
  const aid = await visit(page, CONSTRAINTS);
  await page.route(PAGE_SCRIPTS, (route) => route.abort());
  await aid.scrollIntoViewIfNeeded();
  await expect(aid.getByRole('alert')).toContainText('did not load');
  await page.unroute(PAGE_SCRIPTS);
  await aid.getByRole('button', { name: 'Retry' }).click();
  await expect(aid.getByRole('listitem')).toHaveCount(12);
  await expect(aid.getByRole('alert')).toHaveCount(0);
});

for (const [index, widget] of [CALCULATOR, CONSTRAINTS].entries()) {
  const { route, title, text } = widget;

  test(`“${title}” is accessible, and fits 320 pixels`, firstOf(index), async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const aid = await visit(page, widget);
    await aid.scrollIntoViewIfNeeded();
    const controls = aid.locator('input, select');
    await controls.first().focus();
    await page.keyboard.press('Tab');
    await expect(controls.nth(1)).toBeFocused();
    // A control that is half below the bar has a smaller target than its own.
    await page.evaluate(() => scrollTo(0, 0));
    const within = `section[aria-label="${title}"]`;
    expect(await listViolations(page, { within })).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test(`“${title}” says without scripts what it needs`, firstOf(index), async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(route);
    const aid = page.getByRole('region', { name: title });
    await expect(aid.getByText(text)).toBeVisible();
    await expect(aid).toContainText('To fill in the fields here, turn on JavaScript.', {
      useInnerText: true,
    });
    await expect(aid.locator('input:enabled, select:enabled')).toHaveCount(0);
    await context.close();
  });
}
