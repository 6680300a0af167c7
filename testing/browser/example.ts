import type { Locator, Page } from '@playwright/test';

/** An example of a page, with its buttons and its response. */
export interface ShownExample {
  run: Locator;
  edit: Locator;
  editor: Locator;
  response: Locator;
  /** The frame around all of it. */
  frame: Locator;
}

/** @param index counted from 0, in the order of the page */
export function findExample(page: Page, index = 0): ShownExample {
  const frame = findExamples(page).nth(index);
  return {
    frame,
    run: frame.getByRole('button', { name: 'Run', exact: true }),
    edit: frame.getByRole('button', { name: 'Edit', exact: true }),
    editor: frame.getByRole('textbox', { name: 'Request body' }),
    response: frame.getByRole('region', { name: 'Sandbox response' }),
  };
}

export function findExamples(page: Page): Locator {
  return page.locator('main [data-example]');
}
