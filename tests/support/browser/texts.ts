import type { Page } from '@playwright/test';

/** Texts that the HTML of a page has, wherever scripts do not replace them. */
export async function readTexts(page: Page, route: string): Promise<string[]> {
  const html = await (await page.request.get(route)).text();
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return [...parsed.querySelectorAll('main :is(h1, h2, h3, p)')]
      .filter((element) => !element.closest('noscript, [hidden], [role=status], [aria-live]'))
      .map((element) => element.textContent.trim())
      .filter((text) => text !== '');
  }, html);
}

/** Which of the texts the page does not contain now. */
export async function listLost(page: Page, texts: string[]): Promise<string[]> {
  const shown = (await page.getByRole('main').textContent()) ?? '';
  return texts.filter((text) => !shown.includes(text));
}
