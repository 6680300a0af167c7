import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { gallery } from '../../site/src/features/playground/gallery';
import { findBox } from '../support/browser/search-box';
import { collectErrors, open, settle } from '../support/browser/tab';
import { translatePage } from '../support/browser/translate';

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp, index = 0): Step =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).nth(index).click();
const type =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page
      .locator('input, textarea')
      .and(page.getByLabel(label))
      .filter({ visible: true })
      .first()
      .fill(text);
const choose =
  (label: string, value: string): Step =>
  (page) =>
    page
      .getByRole('combobox', { name: label })
      .filter({ visible: true })
      .first()
      .selectOption(value);
const see =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.locator('body')).toContainText(text);

const NEWS = 'Petr Pavel met Angela Merkel in Prague. Airbus was not there.';

/** Steps of a reader through each interactive part. */
const JOURNEYS: Record<string, [route: string, steps: Step[]]> = {
  'the playground': [
    '/genja/playground/',
    [
      press('koalice'),
      press('koalicemi'),
      choose('Example', gallery[3]!.id),
      type('Template', '{{ town'),
      see('Line 1'),
      type('Template', '{{ twn }} and {{ 5|nn("vítěz") }}'),
      see('There is no filter'),
      type('Template', '{{ twn }} and {{ xyzq|m("P2") }} {{ n }}'),
      type('Data', '{"town": '),
      type('Data', '{"twn": "Brno", "xyzq": "blorb", "n": 5}'),
      see('Brno and'),
      press(/blorb/),
      press('Close'),
      choose('Language', 'en'),
      press('Reset'),
      press('Undo reset'),
      press('Copy link'),
    ],
  ],
  'a template of a page': [
    '/genja/morphology/',
    [
      press('Edit'),
      type('Template', '{{ "hrad"|m("P6") '),
      see('Line 1'),
      type('Template', '{{ "hrad"|m("P6") }} a {{ "les"|m("P7") }}'),
      see('hradech a lesy'),
      press('hradech'),
      press('lesy'),
      press('Close'),
      press(/^Reset|^Discard/),
    ],
  ],
  'an example of a guide': [
    '/api_media2/guide/tagging/',
    [
      press(/^Run/),
      see('200 OK'),
      press(/^Edit/),
      type('Request body', '{"id": "1", "text": "Angela Merkel is in Prague.", "color": 1}'),
      press(/^Run/),
      see('sandbox-unknown-field'),
      type('Request body', '{}'),
      press(/^Run/),
      see('400 Bad Request'),
      type('Request body', '{"id": "1", "text": "Angela Merkel is in Prague."}'),
      press(/^Run/),
      see('Angela Merkel'),
      press('Compare'),
      type('Request body', '{"id": "2", "text": "Airbus is in Berlin.", "returnMentions": true}'),
      press(/^Run/),
      see('Compared with the response you kept'),
      press(/^Text/),
      press('Headers'),
      press(/^Insert your key/),
      type('Your API key', 'abc-1'),
      press('Use'),
    ],
  ],
  'the console': [
    '/openapi/#analyze',
    [
      (page) => page.locator('[data-try="analyze"]').click(),
      press('Send'),
      see('200 OK'),
      press('Add a field'),
      press('Add language'),
      type('language', 'xx-'),
      press('Remove language'),
      press('Remove text'),
      press('Send'),
      press('JSON'),
      type('Body', '{"id": '),
      press('Form'),
      press('Code'),
      press('JSON'),
      type('Body', '{"id": "7", "text": "Berlin"}'),
      press('Send'),
      press(/^History/),
    ],
  ],
  'the list of operations': [
    '/openapi/',
    [type(/^Filter \d+/, 'photo'), type(/^Filter \d+/, 'zzz'), type(/^Filter \d+/, '')],
  ],
  'the calculator': [
    '/operate/costs/',
    [
      type('Articles per day', '20'),
      type('Articles per day', 'abc'),
      type('Articles per day', '7'),
    ],
  ],
  'the constraints': [
    '/api_media2/guide/photos/',
    [
      (page) => page.getByRole('region', { name: 'Constraints on' }).scrollIntoViewIfNeeded(),
      (page) => page.getByRole('combobox', { name: 'trade' }).first().selectOption({ index: 1 }),
      press('Clear all'),
    ],
  ],
  'the list of changes': [
    '/changes/',
    [
      choose('Product', 'General API'),
      (page) => page.getByLabel('Breaking changes only').check(),
      choose('Product', 'Media API v1'),
      (page) => page.getByLabel('Breaking changes only').uncheck(),
    ],
  ],
  'the list before going live': [
    '/operate/go-live/',
    [
      (page) => page.getByRole('checkbox').first().check(),
      (page) => page.getByRole('checkbox').first().uncheck(),
    ],
  ],
  'the search box': [
    '/api_media2/',
    [
      (page) => findBox(page).fill('tag'),
      see('See all results'),
      (page) => findBox(page).fill('zzzzqqq'),
      see('No results'),
      (page) => findBox(page).fill('gkbId'),
      (page) => findBox(page).fill('how long may a text be'),
      see('See all results'),
      (page) => findBox(page).fill(''),
      (page) => findBox(page).fill('photo'),
      (page) => findBox(page).press('Escape'),
    ],
  ],
  'the home page': [
    '/',
    [
      press('Analyze'),
      type('Your text', NEWS),
      press('Analyze'),
      see('Analyzed in'),
      (page) => page.getByRole('tab', { name: 'Request' }).click(),
      (page) => page.getByRole('tab', { name: 'Text' }).click(),
      type('Your text', 'Roland Busch is in Berlin'),
      press('Analyze'),
      see('Roland Busch'),
      type('Your text', ''),
      type('Your text', 'Nothing here'),
      press('Analyze'),
    ],
  ],
  'the page for an own text': [
    '/try/',
    [
      press('Analyze'),
      type('Your article', NEWS),
      press('Analyze'),
      see('Angela Merkel'),
      type('Your article', 'Sunny.'),
      press('Analyze'),
    ],
  ],
  'the page of results': [
    '/search/?q=sentiment',
    [
      see('results'),
      type('Search all pages', 'zzzzqqq'),
      see('No results'),
      type('Search all pages', 'photo'),
      see('First 12 of'),
      press(/^Show \d+ more/),
      choose('Product', 'api_general'),
      type('Search all pages', ''),
    ],
  ],
};

for (const [name, [route, steps]] of Object.entries(JOURNEYS)) {
  test(`a reader of a translated page can use ${name}`, async ({ page, context }) => {
    const translated = await context.newPage();
    const errors = collectErrors(translated);
    await Promise.all([open(page, route), open(translated, route)]);
    for (const step of steps) {
      await step(page);
      await translatePage(translated);
      await step(translated);
      await settle(page);
      await expect(async () => {
        expect(await readText(translated)).toBe(await readText(page));
      }).toPass({ timeout: 20_000 });
    }
    expect(errors).toEqual([]);
  });
}

/** The text of the page, without what depends on the clock. */
async function readText(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.replace(/\d+ ms|\d{6}-\d{6}-[\da-f]{8}|\d\d:\d\d:\d\d/g, '');
}
