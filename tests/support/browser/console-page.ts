import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { open } from './tab';

/** The open console of a request. */
export function findConsole(page: Page, operationId: string): Locator {
  return page.locator(`[data-console] > [data-operation="${operationId}"]`);
}

/** Opens the console of a request by its button, which the page must have heard of. */
export async function openConsole(page: Page, operationId: string): Promise<Locator> {
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.locator(`[data-try="${operationId}"]`).click();
  const operationConsole = findConsole(page, operationId);
  await expect(operationConsole).toBeVisible();
  return operationConsole;
}

/** Opens the interactive reference at a request, and the console of the request. */
export async function visitConsole(page: Page, operationId: string): Promise<Locator> {
  await open(page, `/openapi/#${operationId}`);
  return openConsole(page, operationId);
}

function findResponse(opened: Locator): Locator {
  return opened.getByRole('region', { name: 'Sandbox response' });
}

/** Sends, and waits for the next response, which must have the status. All its lines are shown. */
export async function send(opened: Locator, status: number): Promise<Locator> {
  const history = opened.getByRole('button', { name: /^History/ });
  const text = (await history.count()) > 0 ? await history.textContent() : '0';
  const calls = Number(/\d+/.exec(text ?? '')?.[0]);
  await opened.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(history).toHaveText(`History (${calls + 1})`);
  const response = findResponse(opened);
  await expect(response.locator('b').first()).toHaveText(String(status));
  // Scrolling to a line that is cut shows all lines, and moves what was about to be clicked.
  const showAll = response.getByRole('button', { name: /^Show all/ });
  if ((await showAll.count()) > 0) await showAll.click();
  return response;
}

/** The text of the body, in its editor. */
export async function openEditor(opened: Locator): Promise<Locator> {
  await opened.getByRole('button', { name: 'JSON', exact: true }).click();
  return opened.getByRole('textbox', { name: 'Body', exact: true });
}

/** How far the page, or a heading that the page cuts, is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
    const ends = headings.map((heading) => Math.floor(heading.getBoundingClientRect().right));
    return Math.max(scrollWidth, ...ends) - clientWidth;
  });
}
