import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { wcag } from '../support/browser/annotate';
import {
  AIDS,
  CONSTRAINTS,
  FEEDBACK,
  TRIMMER,
  findControl,
  openAid,
  readJson,
  visit,
} from '../support/browser/widget';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { PAGE_SCRIPTS, settle } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';

const CONTRACTS = '**/assets/sandbox/contracts.*.json';

/** An opened aid, as the local server sends it: not compressed. */
const MOST_BYTES = 60_000;

test('a list of fields makes the response smaller, and only with returnObjects', async ({
  page,
}) => {
  const aid = await openAid(page, TRIMMER);
  const readBytes = async () =>
    (await aid.getByText(/^[\d,]+ bytes$/).allTextContents()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
  await expect.poll(async () => (await readBytes()).length).toBe(2);
  const [whole = 0, trimmed = 0] = await readBytes();
  expect(trimmed).toBeLessThan(whole);
  const photo = (await readJson(aid, 'First photo')) as object;
  expect(Object.keys(photo)).toEqual(['id', 'name', 'url']);
  await expect(aid.getByLabel('id always')).toBeDisabled();

  await aid.getByLabel('name', { exact: true }).uncheck();
  expect(await readJson(aid, 'Part of the request')).toEqual({
    returnObjects: true,
    returnObjectFields: ['url'],
  });
  await expect.poll(async () => (await readBytes())[1]).toBeLessThan(trimmed);

  await aid.getByLabel('returnObjectFields, a list').uncheck();
  await expect(aid.getByText('no difference')).toBeVisible();
  await aid.getByLabel('returnObjectFields, a list').check();
  await aid.getByLabel('returnObjects', { exact: true }).uncheck();
  await expect(aid.getByText('X-Sandbox-Warning')).toBeVisible();
  await expect(aid).toContainText('returnObjectFields is ignored unless returnObjects is true');
});

test('each photo says which constraint dropped it, and the JSON follows', async ({ page }) => {
  const aid = await openAid(page, CONSTRAINTS);
  const photos = aid.getByRole('listitem');
  const macron = photos.filter({ hasText: 'Emmanuel Macron' });
  await expect(photos).toHaveCount(12);
  await expect(macron).toContainText('Droppedtags.allOf lacks Germany');
  await aid.getByRole('button', { name: 'Clear all' }).click();
  await expect(aid.getByText('photos kept')).toHaveText('12 of 12 photos kept');
  expect(await readJson(aid, 'Part of the request')).toEqual({ constraints: {} });

  await aid.getByLabel('portrait').selectOption('anyOf');
  await aid.getByLabel('Munich Wikidata').selectOption('noneOf');
  await aid.getByLabel('dateBefore').fill('2024-03-12');
  expect(await readJson(aid, 'Part of the request')).toEqual({
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

test('the questions lead to a status and to a request that the sandbox accepts', async ({
  page,
}) => {
  const aid = await openAid(page, FEEDBACK);
  await aid.getByRole('group', { name: 'suggest the tag?' }).getByLabel('Yes').check();
  await aid.getByRole('group', { name: 'Did a person review' }).getByLabel('Yes').check();
  await aid.getByLabel('It is wrong or not relevant').check();
  await aid.getByLabel('not relevant enough').check();
  await expect(aid).toContainText('rejected-actively-marginal Refines an active rejection');
  await aid.getByRole('button', { name: 'Analyze the sample article' }).click();
  await aid.getByLabel('Munich').check();
  expect(await readJson(aid, 'Feedback')).toMatchObject({
    referenceKey: expect.any(String) as unknown,
    tags: [{ gkbId: 'G1726', status: 'rejected-actively-marginal' }],
  });
  await aid.getByRole('button', { name: 'Send feedback' }).click();
  await expect(aid.getByText(/^200 OK/)).toBeVisible();
  await aid.getByRole('button', { name: 'Headers' }).click();
  // Only a key which the sandbox did not give earns a warning.
  await expect(aid).not.toContainText('x-sandbox-warning');

  await aid.getByLabel('No, and it should have').check();
  await expect(aid.getByText(/^200 OK/)).toHaveCount(0);
  expect(await readJson(aid, 'Feedback')).toMatchObject({
    tags: [{ gkbId: 'G142', status: 'expected' }],
  });
});

/** Bytes of the page's own scripts and styles; the sandbox loads its own in a worker. */
function countBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType }) => ['script', 'link', 'css'].includes(initiatorType))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

for (const [index, widget] of AIDS.entries()) {
  const { title, button } = widget;

  test(
    `“${title}” downloads little, when its button is pressed, and its first control is next`,
    firstOf(index),
    async ({ page }) => {
      const aid = await visit(page, widget);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await aid.getByRole('button', { name: button }).hover();
      await aid.getByRole('button', { name: button }).focus();
      await settle(page);
      expect(requests).toEqual([]);
      const before = await countBytes(page);
      await page.keyboard.press('Enter');
      await expect(findControl(aid)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(findControl(aid)).toBeFocused();
      const bytes = (await countBytes(page)) - before;
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes).toBeLessThan(MOST_BYTES);
      if (!widget.asks) expect(requests.filter((url) => url.includes('contracts'))).toEqual([]);
    },
  );

  test(`when “${title}” does not load, Retry helps`, firstOf(index), async ({ page }) => {
    const aid = await visit(page, widget);
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    await aid.getByRole('button', { name: button }).click();
    await expect(aid.getByRole('alert')).toContainText('did not load');
    await page.unroute(PAGE_SCRIPTS);
    await aid.getByRole('button', { name: 'Retry' }).click();
    await expect(
      aid.getByRole('link', { name: 'sandbox' }).or(aid.getByRole('radio')).first(),
    ).toBeVisible();
    await expect(aid.getByRole('alert')).toHaveCount(0);
  });

  test(
    `“${title}” is accessible when open, and fits 320 pixels`,
    firstOf(index),
    async ({ page }) => {
      wcag('1.3.1', '1.4.3', '4.1.2');
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.setViewportSize({ width: 320, height: 640 });
      const aid = await openAid(page, widget);
      if (widget === FEEDBACK) await aid.getByLabel('No, and it should have').check();
      if (widget.asks) await expect(aid.locator('table, figure').first()).toBeVisible();
      await expect(aid.getByRole('link', { name: 'sandbox' })).toBeVisible();
      // A control that is half below the bar has a smaller target than its own.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await listViolations(page, { within: `section[aria-label="${title}"]` })).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  test(
    `“${title}” says without scripts what it is about, and offers no button`,
    firstOf(index),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(widget.route);
      const aid = page.getByRole('region', { name: title });
      await expect(aid.getByRole('paragraph').nth(1)).toBeVisible();
      await expect(aid.getByRole('button')).toHaveCount(0);
      await context.close();
    },
  );
}

test('when the sandbox does not load, an aid says so and Retry helps', async ({ page }) => {
  await page.route(CONTRACTS, (route) => route.abort());
  const aid = await openAid(page, TRIMMER);
  await expect(aid.getByRole('alert')).toContainText('The sandbox did not load.');
  const choice = aid.locator('input:enabled').nth(1);
  await choice.click();
  const isChosen = await choice.isChecked();
  await expect(aid.getByRole('alert')).toBeVisible();
  await page.unroute(CONTRACTS);
  await aid.getByRole('button', { name: 'Retry' }).click();
  await expect(aid.getByText(/bytes$/).first()).toBeVisible();
  await expect(aid.getByRole('alert')).toHaveCount(0);
  await expect(aid.locator(':focus')).toHaveCount(1);
  expect(await choice.isChecked()).toBe(isChosen);
});

test('the path is walked by keyboard alone', async ({ page }) => {
  const aid = await visit(page, FEEDBACK);
  await aid.getByRole('button', { name: FEEDBACK.button }).focus();
  await page.keyboard.press('Enter');
  await expect(aid.getByRole('group', { name: 'suggest the tag?' })).toBeVisible();
  for (const key of ['Tab', 'Space', 'Tab', 'ArrowDown', 'Tab', 'Space']) {
    await page.keyboard.press(key);
  }
  await expect(aid.getByLabel('No, nobody reviewed it')).toBeChecked();
  await expect(aid.getByText('accepted-passively').first()).toBeVisible();
});
