import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { openConsole, send } from '../support/browser/console-page';
import { denyStorage, collectComplaints, collectErrors, open } from '../support/browser/tab';
import { findBox, findOptions } from '../support/browser/search-box';
import { firstOf } from '../support/browser/tiers';

const BLOCKS: [string, () => void][] = [
  ['storage that cannot be had', denyStorage],
  [
    'storage that cannot be read or written',
    () => {
      const reject = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: reject, setItem: reject, removeItem: reject });
    },
  ],
  [
    'storage that is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];

for (const [index, [name, block]] of BLOCKS.entries()) {
  test(
    `${name} only loses what would be remembered: tabs, search, sandbox and menu work`,
    firstOf(index),
    async ({ page }) => {
      shows(
        'Unavailable browser storage falls back to no storage; read and write errors are only logged',
      );
      const errors = collectErrors(page);
      await page.addInitScript(block);
      await open(page, '/api_media2/quick/');
      await page.getByRole('tab', { name: 'Python', exact: true }).first().click();
      await expect(page.getByText('import requests').first()).toBeVisible();
      await findBox(page).fill('likePhotoId');
      await expect(findOptions(page).first()).toHaveAttribute('href', /#field-likePhotoId$/);
      await open(page, '/openapi/');
      await send(await openConsole(page, 'listPhotoBanks'), 200);
      await expectMenu(page);
      expect(errors).toEqual([]);
    },
  );
}

test('storage that cannot be had is warned of, without an error', async ({ page }) => {
  shows('Unavailable browser storage warns');
  const complaints = collectComplaints(page);
  await page.addInitScript(BLOCKS[0]![1]);
  await open(page, '/api_media2/quick/');
  expect(complaints).not.toEqual([]);
  expect(complaints.filter((text) => !/storage/i.test(text))).toEqual([]);
});

async function expectMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
}
