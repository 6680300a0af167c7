import type { Locator, Page } from '@playwright/test';

/** The search box of the navigation bar. */
export function findBox(page: Page): Locator {
  return page.getByRole('search', { name: 'Site' }).getByLabel('Search', { exact: true });
}

export function findOptions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
}

/** Types a query into the box and waits for its hits. */
export async function search(page: Page, text: string): Promise<Locator> {
  await findBox(page).fill(text);
  const options = findOptions(page);
  await options.first().waitFor();
  return options;
}

/** URLs of the hits in the list, without the links below them. */
export function listHits(page: Page): Promise<string[]> {
  return findOptions(page)
    .filter({ hasNotText: /^See all results/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
