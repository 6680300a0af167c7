import { test } from '@playwright/test';
import { openConsole, send } from '../support/browser/console-page';
import { open } from '../support/browser/tab';
import { readOperations } from './operations';

const OPERATIONS = readOperations();

// simulate-error.test.ts simulates each error of each operation.
for (const name of new Set(OPERATIONS.map(({ group }) => group))) {
  test(`each request of ${name} succeeds from its example`, async ({ page }) => {
    await open(page, '/openapi/');
    for (const { id } of OPERATIONS.filter(({ group }) => group === name)) {
      await test.step(id, async () => send(await openConsole(page, id), 200));
    }
  });
}
