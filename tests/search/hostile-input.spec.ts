import { expect, test } from '@playwright/test';
import { findBox, findOptions, search } from '../support/browser/search-box';
import { collectErrors, open } from '../support/browser/tab';

const TEXTS: [string, string][] = [
  [
    'markup',
    '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>',
  ],
  ['signs of regular expressions', '(.*)+[a-z]{1,9}$^\\p{L}|?'],
  ['emoji', '🙂👩‍👩‍👧‍👦'.repeat(100)],
  ['right-to-left text', 'שלום مرحبا \u202egnirts'],
  ['control characters', '\u0000\u0001\u0007\u001b[31m\u007f'],
  ['names of object members', '__proto__ constructor toString hasOwnProperty'],
  ['one word of 10,000 letters', 'a'.repeat(10_000)],
  ['10,000 characters of words', 'tag entity '.repeat(900)],
];

test('markup, emoji and very long words are searched like any text', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, '/api_media2/');
  for (const [name, text] of TEXTS) {
    await findBox(page).fill(text);
    const results = page.getByText(/No results/).or(findOptions(page).first());
    await expect(results.first(), name).toBeVisible();
    expect(await page.title(), name).not.toBe('broken');
    await expect(page.locator('nav img[src="x"], nav script'), name).toHaveCount(0);
    await search(page, 'likePhotoId');
    await expect(findOptions(page).first(), name).toHaveAttribute('href', /#field-likePhotoId$/);
    await findBox(page).fill('');
    await expect(findOptions(page).first(), name).toHaveText('Quick start');
  }
  expect(errors).toEqual([]);
});
