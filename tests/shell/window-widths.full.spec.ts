import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { visitConsole } from '../support/browser/console-page';
import { KINDS } from '../support/browser/kinds';
import { open } from '../support/browser/tab';

interface Fixtures {
  /** Opens an empty page in a browser whose default font has so many pixels. */
  openWithFont(size: number): Promise<Page>;
}

const test = base.extend<Fixtures>({
  openWithFont: async ({ playwright, baseURL, launchOptions }, provide) => {
    const { args = [] } = launchOptions;
    const browsers: { close(): Promise<void> }[] = [];
    await provide(async (size) => {
      const font = `--blink-settings=defaultFontSize=${size}`;
      const browser = await playwright.chromium.launch({ ...launchOptions, args: [...args, font] });
      browsers.push(browser);
      return browser.newPage({ baseURL });
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
});

const WIDTHS = [320, 360, 640, 768, 996, 997, 1100, 1279, 1280, 1680, 1920, 2560];

/** Lists elements that are wider than the window, leave the bar, or cover the one before them. */
function listErrors(): string[] {
  const errors: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) errors.push(`page is ${scrollWidth} of ${clientWidth} px wide`);
  const bar = document.querySelector('.navbar')!.getBoundingClientRect();
  const items = [
    ...document.querySelectorAll('.navbar__toggle, .navbar__brand, .navbar__item, .navbar input'),
  ]
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ item, box }) => box.width > 0 && !item.closest('.navbar-sidebar'))
    .sort((a, b) => a.box.left - b.box.left);
  const input = document.querySelector<HTMLInputElement>('.navbar input')!;
  const { font, color, paddingLeft, paddingRight } = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const isSeen = !/, 0\)$/.test(color);
  if (isSeen && room < pen.measureText(input.placeholder).width) errors.push('the search is cut');
  const sign = document.querySelector('.navbar__toggle svg')!.getBoundingClientRect();
  if (sign.width > 0 && sign.width < 24)
    errors.push(`the sign of the menu is ${sign.width} px wide`);
  document.querySelectorAll('main :is(a, button, input, select, textarea)').forEach((control) => {
    const box = control.getBoundingClientRect();
    const isCut = control.checkVisibility() && (box.left < 0 || box.right > clientWidth + 1);
    if (isCut && !control.closest('pre, .table-scroll, [role=tablist], .visually-hidden'))
      errors.push(`${control.tagName} “${control.textContent.slice(0, 30)}” is cut`);
  });
  document.querySelectorAll('article .quiet-button + .button--primary').forEach((button) => {
    const before = button.previousElementSibling!.getBoundingClientRect();
    if (before.bottom < button.getBoundingClientRect().top) errors.push('Try it is alone');
  });
  items.forEach(({ item, box }, index) => {
    const name = item.textContent || item.className;
    if (box.top < bar.top || box.bottom > bar.bottom) errors.push(`${name} is out of the bar`);
    const lines = box.height / parseFloat(getComputedStyle(item).lineHeight);
    if (item.matches('.navbar__link') && lines > 2) errors.push(`${name} wraps`);
    const before = items[index - 1];
    if (before && before.box.right > box.left) errors.push(`${name} covers what is before it`);
  });
  return errors;
}

function countLines(heading: Element): number {
  const { lineHeight } = getComputedStyle(heading);
  return Math.round(heading.getBoundingClientRect().height / parseFloat(lineHeight));
}

/** Words that begin in one line and end in another. */
function listBrokenWords(heading: Element): string[] {
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Beside the sidebar the text is as wide as it may be. */
function isFullWidth(article: HTMLElement): boolean {
  const rule = Object.assign(document.createElement('div'), { className: 'visually-hidden' });
  rule.style.width = 'var(--measure)';
  article.append(rule);
  const isFull = Math.round(rule.offsetWidth) === Math.round(article.offsetWidth);
  rule.remove();
  return isFull;
}

for (const [kind, route] of KINDS) {
  test(`${kind}: fits every window from 320 to 2560 px`, async ({ page }) => {
    await open(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(listErrors), `${width} px`).toEqual([]);
    }
  });
}

/** Where everything that fills the column of a page ends: its head, prose, tables, and code. */
function listEdges(article: HTMLElement): number[] {
  const parts = article.querySelectorAll(
    '.page-title, .markdown > :is(p, .table-scroll, .tabs-container, .code, table)',
  );
  return [
    ...new Set([...parts].map((element) => Math.round(element.getBoundingClientRect().right))),
  ];
}

for (const route of [
  '/api_media2/guide/photos/',
  '/api_media2/reference/PhotosRequest/',
  '/api_media2/reference/api_nlp/',
]) {
  test(`${route} has one right edge at every width`, async ({ page }) => {
    await open(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const article = page.locator('article');
      await expect
        .poll(() => article.evaluate(listEdges).then(({ length }) => length), `${width} px`)
        .toBe(1);
      // At 1280 px a type leaves room for the example beside it.
      const isNarrower = width <= 996 || (width === 1280 && route.includes('PhotosRequest'));
      if (!isNarrower) await expect.poll(() => article.evaluate(isFullWidth)).toBe(true);
    }
  });
}

test('the contents are beside the text, or in a bar above it, never both', async ({ page }) => {
  await open(page, '/api_media2/guide/tagging/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(contents.filter({ visible: true }), `${width} px`).toHaveCount(1);
  }
});

test('the links of the bar stay where they are when a product is active', async ({ page }) => {
  const link = page.locator('.navbar').getByRole('link', { name: 'Genja' });
  await open(page, '/');
  const before = (await link.boundingBox())!;
  await open(page, '/api_media2/');
  expect((await link.boundingBox())!.x).toBe(before.x);
});

test('the heading of the home page has two lines beside the demonstration', async ({ page }) => {
  await open(page, '/');
  for (const width of [997, 1040, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.locator('h1').evaluate(countLines), `${width} px`).toBe(2);
  }
});

test('the text of the home page is not cut on a phone', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('textbox', { name: 'Your text' });
  for (const width of [320, 360, 414, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const measure = () => box.evaluate((text) => text.scrollHeight - text.clientHeight);
    await expect.poll(measure, `${width} px`).toBe(0);
    await expect(page.getByRole('tab', { name: 'Request' }), `${width} px`).toBeVisible();
  }
});

test('the first column of a table is not a word wide on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/api_media2/');
  const cell = page.locator('td').first();
  expect((await cell.boundingBox())!.width).toBeGreaterThanOrEqual(6 * 16);
});

for (const size of [32, 24, 16]) {
  test(`words in titles are not broken on a phone with a default font of ${size} px`, async ({
    openWithFont,
  }) => {
    const page = await openWithFont(size);
    for (const [kind, route] of KINDS) {
      await open(page, route);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const broken = await page.locator('h1').evaluate(listBrokenWords);
        expect(broken, `${kind}, ${width} px`).toEqual([]);
      }
    }
  });
}

for (const size of [32, 24]) {
  test.describe(`with a default font of ${size} px`, () => {
    test('nothing overlaps or wraps out of the bar', async ({ openWithFont }) => {
      const page = await openWithFont(size);
      for (const [kind, route] of KINDS) {
        await open(page, route);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${size}px`,
        );
        for (const width of [320, 360, 1000, 1280, 1920, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => page.evaluate(listErrors), `${kind}, ${width} px`).toEqual([]);
        }
      }
    });

    test('a title is larger than the headings below it', async ({ openWithFont }) => {
      const page = await openWithFont(size);
      const read = (heading: Element) => parseFloat(getComputedStyle(heading).fontSize);
      for (const route of ['/try/', '/api_media2/guide/photos/']) {
        await open(page, route);
        for (const width of [320, 360, 768]) {
          await page.setViewportSize({ width, height: 740 });
          const heading = await page.locator('main h2').first().evaluate(read);
          expect(await page.locator('h1').evaluate(read), `${width} px`).toBeGreaterThan(heading);
        }
      }
    });

    test('the home page breaks no name on a phone', async ({ openWithFont }) => {
      const page = await openWithFont(size);
      await open(page, '/');
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 740 });
        const names = page.locator('[class*=relevance] > :first-child');
        expect(await names.count()).toBeGreaterThan(0);
        for (const name of await names.all())
          expect(await name.evaluate(listBrokenWords), `${width} px`).toEqual([]);
      }
    });

    test('the head of a response and the word of a mark stay whole on the smallest screen', async ({
      openWithFont,
    }) => {
      const page = await openWithFont(size);
      await page.setViewportSize({ width: 320, height: 740 });
      await open(page, '/');
      const words = page.locator('mark small');
      expect(await words.count()).toBeGreaterThan(0);
      for (const word of await words.all())
        expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1);
      await open(page, '/api_media2/guide/tagging/');
      const head = page.locator('figcaption').filter({ hasText: 'sandbox' }).first();
      const link = (await head.getByRole('link').boundingBox())!;
      const wrap = (await head.getByRole('button').first().boundingBox())!;
      expect(link.x + link.width).toBeLessThanOrEqual(wrap.x);
    });

    test('the console keeps its buttons in view and its controls wide on a phone', async ({
      openWithFont,
    }) => {
      const page = await openWithFont(size);
      await page.setViewportSize({ width: 360, height: 740 });
      const opened = await visitConsole(page, 'searchItems');
      const frame = (await opened.boundingBox())!;
      for (const name of ['Code', 'Copy link', 'Close']) {
        const button = (await opened.getByRole('button', { name }).boundingBox())!;
        expect(button.x + button.width, name).toBeLessThanOrEqual(frame.x + frame.width);
      }
      const query = (await opened.getByRole('textbox', { name: 'query' }).boundingBox())!;
      expect(query.width).toBeGreaterThan(frame.width / 2);
    });

    test('the menu of narrow screens works wherever it is shown', async ({ openWithFont }) => {
      const page = await openWithFont(size);
      await page.setViewportSize({ width: 1200, height: 900 });
      await open(page, '/api_media2/guide/tagging/');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('link', { name: 'Tagging', exact: true })).toBeInViewport();
    });
  });
}
