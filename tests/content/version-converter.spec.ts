import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { shows, wcag } from '../support/browser/annotate';
import { COVERED, listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { collectComplaints, seeBriefly } from '../support/browser/tab';
import { AXE, FULL } from '../support/browser/tiers';
import { openAid, visit } from '../support/browser/widget';
import type { WidgetPlace } from '../support/browser/widget';

const CONVERTER: WidgetPlace = {
  route: '/api_media/guide/',
  title: 'Converter from v1 to v2',
  button: 'Open the converter',
  asks: false,
};

const findInput = (aid: Locator) => aid.getByLabel('Version 1, as JSON');
const findResult = (aid: Locator) => aid.getByRole('region', { name: 'Result in version 2' });
const findNotes = (aid: Locator) =>
  aid.getByRole('region', { name: 'Check manually' }).getByRole('listitem');

test('a pasted request is converted as it is typed', async ({ page }) => {
  const aid = await openAid(page, CONVERTER);
  const article = { id: '7', perex: 'Flood in Munich', body: '<p>A &amp; B</p>', domain: 'sport' };
  await findInput(aid).fill(JSON.stringify(article));
  await expect(findResult(aid)).toContainText('"lead": "Flood in Munich"');
  await expect(findResult(aid)).toContainText('"text": "A & B"');
  await expect(aid.getByRole('status').filter({ hasText: 'Converted' })).toHaveText(
    'Converted: a request. Check 2 points manually.',
  );
  await expect(findNotes(aid).first()).toContainText(
    'Not converteddomain: "sport"Version 2 has no field for the source domain of an article.',
  );
  await expect(findResult(aid).getByRole('link', { name: 'lead' })).toHaveAttribute(
    'href',
    '/api_media2/reference/NlpRequest/#field-lead',
  );
  await findInput(aid).fill(JSON.stringify({ ...article, id: '8' }));
  await expect(findResult(aid)).toContainText('"id": "8"');
});

test('a response and a request line are converted, with what is missing', async ({ page }) => {
  const aid = await openAid(page, CONVERTER);
  await aid.getByLabel('Example: response').check();
  await expect(findResult(aid)).toContainText('"gkbEntityType": "location"');
  await expect(findNotes(aid).filter({ hasText: 'tags[0].score: 6.6' })).toContainText(
    'different scales',
  );
  await expect(findNotes(aid).filter({ hasText: /^Missing/ })).toHaveCount(4);
  await aid.getByLabel('Your JSON').check();
  await findInput(aid).fill('GET https://api.geneea.com/media/items/G2');
  await expect(findResult(aid)).toContainText('"G2"');
  await expect(aid.getByRole('status').filter({ hasText: 'Converted' })).toContainText(
    'the request for an item',
  );
});

test('every note leads to a part of a page that exists', FULL, async ({ page, request }) => {
  const aid = await openAid(page, CONVERTER);
  const urls = new Set<string>();
  for (const label of ['request', 'response', 'stored tag', 'item']) {
    await aid.getByLabel(`Example: ${label}`).check();
    const name = label === 'item' ? 'Details' : label === 'request' ? 'POST' : /Analysis|Tag/;
    const head = aid.getByText(/^Version 2:/).getByRole('link', { name });
    urls.add((await head.getAttribute('href')) ?? '');
    // At once: a conversion that ends meanwhile replaces the notes.
    const links = findNotes(aid).getByRole('link');
    for (const url of await links.evaluateAll(listUrls)) urls.add(url);
  }
  await aid.getByLabel('Your JSON').check();
  await findInput(aid).fill('/media/items/G2');
  const details = aid.getByRole('link', { name: 'POST /v2/knowledgebase/details' });
  urls.add((await details.getAttribute('href')) ?? '');
  expect(urls.size).toBeGreaterThan(10);
  for (const url of urls) {
    const [path = '', anchor] = url.split('#');
    const html = await (await request.get(path)).text();
    expect(html, url).toContain(anchor === undefined ? '<h1' : ` id=${anchor}`.replaceAll('"', ''));
  }
});

test(
  'text that cannot be converted is kept, and the message says what to do',
  FULL,
  async ({ page }) => {
    const aid = await openAid(page, CONVERTER);
    const input = findInput(aid);
    const messages = [
      ['{"id": "1",}', /line 1, column 12\. Correct it there/],
      ['[1]', /^The element \[0\] is a number\. Paste an object/],
      ['{"gkbId": "G2"}', /form of version 2 already: gkbId is a field of it/],
      ['{"foo": 1}', /none of the documented keys of version 1/],
      ['{"id": "G2"}', /Choose under “Read as”/],
    ] as const;
    for (const [text, message] of messages) {
      await input.fill(text);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(message);
      await expect(input).toHaveValue(text);
      await expect(findResult(aid)).toHaveCount(0);
    }
    await aid.getByLabel('Example: item').check();
    await expect(findResult(aid)).toContainText('"Earth"');
    await aid.getByLabel('Your JSON').check();
    await expect(input).toHaveValue('{"id": "G2"}');
    await aid.getByLabel('Read as').selectOption('a tag');
    await expect(findResult(aid)).toContainText('"gkbId": "G2"');
  },
);

test('the converter is used by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  wcag('2.1.1');
  const aid = await visit(page, CONVERTER);
  await aid.getByRole('button', { name: CONVERTER.button }).focus();
  await page.keyboard.press('Enter');
  await expect(aid.getByLabel('Your JSON')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(aid.getByLabel('Your JSON')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(aid.getByLabel('Example: request')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(findInput(aid)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(aid.getByLabel('Read as')).toBeFocused();
  await aid.getByRole('button', { name: 'Copy' }).focus();
  await seeBriefly(page, 'Copied to the clipboard', () => page.keyboard.press('Enter'));
});

for (const width of [320, 1280, 360]) {
  test(`at ${width} px the converter fits, and axe finds nothing`, AXE, async ({ page }) => {
    wcag('1.3.1', '1.4.3', '1.4.10', '4.1.2');
    const complaints = collectComplaints(page);
    const within = `section[aria-label="${CONVERTER.title}"]`;
    const check = async () => {
      expect(await listViolations(page, { within, leaveOut: COVERED })).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    };
    await page.setViewportSize({ width, height: 800 });
    const aid = await openAid(page, CONVERTER);
    await check();
    await findInput(aid).fill('{');
    await expect(findInput(aid)).toHaveAttribute('aria-invalid', 'true');
    await check();
    await aid.getByLabel('Example: request').check();
    await expect(findResult(aid)).toBeVisible();
    await check();
    const [input, result] = await Promise.all([
      findInput(aid).boundingBox(),
      findResult(aid).boundingBox(),
    ]);
    expect(result!.x > input!.x + input!.width).toBe(width === 1280);
    expect(complaints).toEqual([]);
  });
}

test('without scripts the page has the tables, and says what the converter needs', async ({
  browser,
}) => {
  shows('JavaScript off: text, code and tables are complete');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(CONVERTER.route);
  const aid = page.getByRole('region', { name: CONVERTER.title });
  await expect(
    aid.getByText('The converter needs JavaScript, but you can use the tables without it.'),
  ).toBeVisible();
  await expect(aid.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'perex' }).getByRole('link')).toHaveText([
    'perex',
    'lead',
  ]);
  await context.close();
});

/** Runs in the page. */
function listUrls(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}
