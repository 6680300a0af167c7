import type { Page } from '@playwright/test';

/**
 * Does to a page what the translation of Chrome does: each text node is replaced by two
 * `font` elements with the same text, unless the page forbids it.
 */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = 'script, style, noscript, textarea, code, pre, option, font, svg, [translate=no]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement!.closest(kept)) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstChild!.appendChild(text.cloneNode());
      text.replaceWith(font);
    }
  });
}
