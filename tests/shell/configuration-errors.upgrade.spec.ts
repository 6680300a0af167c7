import { expect } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { test } from '../support/browser/options-site';

/** Mistakes that tests/support/fixtures/options/pages/attempts.tsx makes, and words of the errors. */
const REJECTED = [
  {
    spec: ['A navbar item of unknown type throws an error naming the type'],
    name: 'unknown type',
    words: ['No NavbarItem component found for type "custom-clock".'],
  },
  {
    spec: ['Navbar item failed to render'],
    name: 'bar',
    words: [
      'A theme navbar item failed to render',
      '"type": "custom-clock"',
      'Cause: No NavbarItem',
    ],
  },
  {
    spec: ['An unknown sidebar id throws an error listing the available ones'],
    name: 'unknown sidebar',
    words: ['"guides"', 'Available sidebar ids are:', '- genja', '- empty'],
  },
  {
    spec: ['A sidebar navbar item whose sidebar has no link target throws'],
    name: 'sidebar without a link',
    words: ['"empty"', "doesn't have anything to be linked to"],
  },
  {
    spec: ['An unknown doc id throws an error listing the available ones'],
    name: 'unknown page',
    words: ['"loop"', 'Available doc ids are:', '- index', '- long', '- loops'],
  },
  {
    spec: ['Missing docs plugin data throws an error naming the product'],
    name: 'unknown product',
    words: ['api_media3'],
  },
  {
    spec: ['A missing provider context throws an error naming the provider'],
    name: 'no provider',
    words: ['is called outside the <DocProvider>'],
  },
  {
    spec: ['Translation declarations need an id or a message'],
    name: 'translation',
    words: ['must have at least a translation id or a default translation message'],
  },
];

for (const { spec, name, words } of REJECTED) {
  test(`an error says what is wrong: ${name}`, async ({ page }) => {
    shows(...spec);
    await page.goto('/attempts/');
    const message = page.getByRole('region', { name, exact: true }).locator('pre');
    for (const word of words) await expect(message).toContainText(word);
  });
}

test('a navbar item of a draft renders nothing', async ({ page }) => {
  shows('Draft docs render nothing');
  await page.goto('/attempts/');
  const draft = page.getByRole('region', { name: 'draft' });
  await expect(page.getByRole('region', { name: 'unknown page' }).locator('pre')).toBeVisible();
  await expect(draft.locator('p')).toHaveText('');
  await expect(draft.locator('pre')).toHaveCount(0);
});

test('a page without a default export is an error naming its route', async ({ page }) => {
  shows('A missing page default export');
  await page.goto('/no-export/');
  await expect(page.getByText("/no-export/ doesn't have a default export")).toBeVisible();
});
