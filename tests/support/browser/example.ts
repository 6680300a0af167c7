import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { open } from './tab';

export type ShownExample = ReturnType<typeof findExample>;

/**
 * An example of a page, with the frame around it, its buttons, and its response.
 *
 * @param index counted from 0, in the order of the page
 */
export function findExample(page: Page, index = 0) {
  const frame = findExamples(page).nth(index);
  return {
    frame,
    run: frame.getByRole('button', { name: /^Run/ }),
    edit: frame.getByRole('button', { name: /^Edit/ }),
    editor: frame.getByRole('textbox', { name: 'Request body' }),
    response: frame.getByRole('region', { name: 'Sandbox response' }),
  };
}

/** Opens a guide, by default that on tagging, and finds its first example. */
export async function visitExample(
  page: Page,
  route = '/api_media2/guide/tagging/',
): Promise<ShownExample> {
  await open(page, route);
  return findExample(page);
}

function findExamples(page: Page): Locator {
  return page.locator('main [data-example]');
}

/** Runs all examples of a page, from top to bottom; each must succeed without a warning. */
export async function runExamples(page: Page): Promise<void> {
  const count = await findExamples(page).count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const { run, response } = findExample(page, index);
    await run.click();
    await expect(response.getByText(/^200 OK/)).toBeVisible();
    await response.getByRole('button', { name: 'Headers' }).click();
    await expect(response).not.toContainText('"rule"');
  }
}
