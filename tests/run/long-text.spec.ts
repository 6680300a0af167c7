import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { measureOverflow } from '../support/browser/console-page';
import { visitExample } from '../support/browser/example';
import { open } from '../support/browser/tab';
import { FULL } from '../support/browser/tiers';

/** No space, so nothing tells where a line may end. */
const TEXT = 'x'.repeat(260_000);

/** As a paste does: one change, with the events that the browser sends. */
async function paste(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.evaluate((element: HTMLTextAreaElement, given) => {
    element.select();
    document.execCommand('insertText', false, given);
  }, text);
}

test.describe('260,000 characters without a space', () => {
  test('are too many for the home page, which says so', async ({ page }) => {
    await open(page, '/');
    await paste(page.getByLabel('Your text'), TEXT);
    await expect(page.getByText(/The text has 260,000 characters/)).toBeVisible();
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });

  test(
    'are sent from a guide, and the response says how many were read',
    FULL,
    async ({ page }) => {
      const { edit, editor, run, frame } = await visitExample(page);
      await edit.click();
      await paste(editor, JSON.stringify({ id: '1', text: TEXT }));
      await run.click();
      await expect(frame).toContainText('200 OK');
      await expect(frame).toContainText('sandbox-long-text');
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    },
  );
});
