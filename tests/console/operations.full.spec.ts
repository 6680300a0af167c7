import { expect, test } from '@playwright/test';
import { openConsole, sendWithErrors } from '../support/browser/console-page';
import { open } from '../support/browser/tab';
import { readOperations } from './operations';

for (const { id, errors } of readOperations()) {
  test(`${id} succeeds from its example, and returns each documented error`, async ({ page }) => {
    await open(page, `/openapi/#${id}`);
    const opened = await openConsole(page, id);
    await sendWithErrors(
      opened,
      errors.map(({ status }) => status),
    );
    await expect(opened.getByRole('button', { name: /^History/ })).toHaveText(
      `History (${errors.length + 1})`,
    );
  });
}
