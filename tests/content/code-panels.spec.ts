import { expect, test } from '@playwright/test';
import { readPixels } from '../support/browser/pixels';
import { open } from '../support/browser/tab';
import { FULL } from '../support/browser/tiers';

const GUIDE = '/api_media2/guide/tagging/';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('languages are a menu that remembers the choice on the next page', async ({ page }) => {
    await open(page, GUIDE);
    const menu = page.getByRole('combobox', { name: 'Language', exact: true }).first();
    await expect(page.getByRole('tablist').filter({ visible: true })).toHaveCount(0);
    await menu.selectOption('Python');
    await expect(page.getByText('import requests').first()).toBeVisible();
    await open(page, '/api_media2/guide/photos/');
    await expect(menu).toHaveValue('python');
    await page.setViewportSize({ width: 1280, height: 740 });
    const tabs = page.getByRole('tab', { name: 'Python', exact: true });
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(menu).toBeHidden();
  });

  test(
    'code fades at the edge behind which it goes on, and not at its end',
    FULL,
    async ({ page }) => {
      await open(page, '/api_media2/tutorials/newsroom/');
      const code = page.locator('pre:visible', { hasText: 'await' }).first();
      await code.scrollIntoViewIfNeeded();
      const box = (await code.boundingBox())!;
      // The free strip above the first line.
      const strip = { x: box.x + box.width - 60, y: box.y + 4, width: 60, height: 1 };
      const readEdge = async () => new Set((await readPixels(page, strip))[0]).size;
      await expect.poll(readEdge).toBeGreaterThan(3);
      await code.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
      await expect.poll(readEdge).toBe(1);
    },
  );

  test(
    'the cells of three columns, or of a long name, are below each other, and fit',
    FULL,
    async ({ page }) => {
      const findRow = (text: string) => page.locator('tbody tr', { hasText: text }).first();
      const readStarts = (text: string) =>
        findRow(text)
          .locator('td')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
      await open(page, '/operate/limits/');
      expect(await readStarts('Request size')).toHaveLength(3);
      expect(new Set(await readStarts('Request size')).size).toBe(1);
      await open(page, '/api_media2/quick/');
      expect(new Set(await readStarts('metadata.referenceKey')).size).toBe(1);
      expect(new Set(await readStarts('Check that the URL is')).size).toBe(2);
      const overflows = await page
        .locator('.table-scroll')
        .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
      expect(overflows.length).toBeGreaterThan(0);
      expect(Math.max(...overflows)).toBe(0);
    },
  );

  test('the badge of a tested sample is level with the buttons', FULL, async ({ page }) => {
    await open(page, GUIDE);
    const run = (await page.getByRole('button', { name: /^Run/ }).first().boundingBox())!;
    const badge = (await page
      .getByText(/^Tested/)
      .first()
      .boundingBox())!;
    const offset = badge.y + badge.height / 2 - (run.y + run.height / 2);
    expect(Math.abs(offset)).toBeLessThanOrEqual(1);
  });

  test(
    'the name of a response is not cut, and a short one is in the line of its origin',
    FULL,
    async ({ page }) => {
      await open(page, '/api_general/guide/sentiment/');
      const name = page.getByText('Response: docSentiment').first();
      expect(await name.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
      await open(page, GUIDE);
      const head = page.locator('figcaption', { hasText: 'Response: tags' }).first();
      expect((await head.boundingBox())!.height).toBeLessThan(44);
    },
  );

  test('a broken line of JSON goes on at the right of its name', FULL, async ({ page }) => {
    await open(page, '/api_media2/reference/PhotoData/');
    const code = page.locator('figure.code').first();
    const { x } = (await code.getByText('"name"', { exact: true }).boundingBox())!;
    const readStarts = (text: Element) => [...text.getClientRects()].map((box) => box.x);
    const starts = await code.getByText('"Trade show in Munich"').evaluate(readStarts);
    expect(starts.length).toBeGreaterThan(1);
    expect(starts.at(-1)).toBeGreaterThan(x + 20);
  });

  test('a broken line of an email goes on where it begins', FULL, async ({ page }) => {
    await open(page, '/api_media2/quick/');
    const starts = await page.getByText('we would like to use').evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 20).map(({ x }) => x);
    });
    expect(starts.length).toBeGreaterThan(10);
    expect(new Set(starts).size).toBe(1);
  });
});

test('languages and buttons share one row, without touching each other', FULL, async ({ page }) => {
  await open(page, GUIDE);
  for (const width of [320, 480, 640, 997, 1060, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const panel = page.locator('.tabs-container').first();
    const choice = panel.locator('select').filter({ visible: true });
    const last = (await choice.boundingBox())!;
    const first = (await panel.locator('figcaption button').first().boundingBox())!;
    expect(last.x + last.width, `${width} px`).toBeLessThan(first.x);
    expect(Math.abs(last.y + last.height / 2 - first.y - first.height / 2)).toBeLessThan(3);
  }
});

test('Run, Edit, the key and the badge are in one row below the code', FULL, async ({ page }) => {
  await open(page, GUIDE);
  const example = page.locator('[data-example]').first();
  const middles = await Promise.all(
    ['Run', 'Edit', 'Insert your key'].map(async (name) => {
      const button = example.getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(button).toHaveCount(1);
      const { y, height } = (await button.boundingBox())!;
      return Math.round(y + height / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
  const badge = (await example.locator('summary:visible').boundingBox())!;
  expect(Math.abs(badge.y + badge.height / 2 - middles[0]!)).toBeLessThan(3);
});

for (const [kind, route] of [
  ['an operation', '/api_media2/reference/api_nlp/'],
  ['an example', '/api_media2/guide/code/tagging-basic/'],
] as const) {
  test(
    `request and response of ${kind} are beside each other from 1,200 px on`,
    FULL,
    async ({ page }) => {
      await open(page, route);
      const request = page.locator('.tabs-container').first();
      const response = page.locator('figure', { hasText: /^Response/ }).first();
      const measure = async () => {
        const [left, right] = [(await request.boundingBox())!, (await response.boundingBox())!];
        return { isBeside: right.x > left.x + left.width, isBelow: right.y > left.y + left.height };
      };
      for (const width of [1200, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(measure, `${width} px`).toEqual({ isBeside: true, isBelow: false });
      }
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(measure, `${width} px`).toEqual({ isBeside: false, isBelow: true });
      }
    },
  );
}

test('no line of a response is cut at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const route of [GUIDE, '/api_media2/quick/', '/api_media2/reference/api_gkb/']) {
    await open(page, route);
    const cut = await page
      .locator('figure:has(a[href*="sandbox"]) > pre')
      .evaluateAll((codes) => codes.filter((code) => code.scrollWidth > code.clientWidth).length);
    expect(cut, route).toBe(0);
  }
});

test(
  'how a sample was tested is shown over the code, so that nothing moves',
  FULL,
  async ({ page }) => {
    await open(page, GUIDE);
    const example = page.locator('[data-example]').first();
    const before = (await example.boundingBox())!.height;
    await example.locator('summary:visible').click();
    await expect(
      example.getByText(/^Our tests run this code/).filter({ visible: true }),
    ).toBeInViewport();
    expect((await example.boundingBox())!.height).toBe(before);
  },
);

test('find in page finds the code in other tabs, and chooses their tab', async ({ page }) => {
  await open(page, GUIDE);
  const code = page.getByText('import requests').first();
  await expect(code).toBeHidden();
  // To the browser, a text in a URL is the same as one in its search field.
  await page.goto(`${GUIDE}#:~:text=import%20requests`);
  await expect(code).toBeVisible();
  await expect(code).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Python', exact: true }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // The tab that was left can be found, too.
  const left = page.getByRole('tabpanel', { includeHidden: true }).first();
  await expect(left).toHaveAttribute('hidden', 'until-found');
});

test('a wide page shows responses beside requests, uses the room for tables, and has its contents where others do', async ({
  page,
}) => {
  const readBox = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/api_media2/reference/api_nlp/');
    const { x } = await readBox('main h1');
    await open(page, GUIDE);
    expect((await readBox('main h1')).x).toBe(x);
    const request = await readBox('[data-exchange] [data-example] .tabs-container');
    const response = await readBox('[data-exchange] [class*="response"] > figure');
    const contents = await readBox('.contents');
    expect(response.x).toBeGreaterThan(request.x + request.width);
    expect(contents.x).toBeGreaterThan(response.x + response.width);
    expect((await readBox('main article p')).width).toBeLessThan(650);
    await open(page, '/operate/errors/');
    expect((await readBox('.contents')).x).toBe(contents.x);
    const table = await readBox('.table-scroll:has(th:nth-child(4))');
    expect(table.width).toBeGreaterThan(800);
    expect(table.x + table.width).toBeLessThan(contents.x);
    expect((await readBox('main article p')).width).toBeLessThan(650);
  }
});
