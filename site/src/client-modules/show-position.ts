import type { ClientModule } from '@docusaurus/types';
import { announce } from '../ui/announce';
import { findTarget } from '../ui/find-target';

/**
 * Says the title of a new page, scrolls a long sidebar to it, and lights up the place that a link or
 * a search hit opens. Browsers set `:target` when they go there themselves, not when the router
 * changes the URL or the anchor is only similar; so this sends the browser there once more.
 */
const showPosition: ClientModule = {
  onRouteDidUpdate({ location: { hash, pathname }, previousLocation }) {
    // Browsers say the title of a page that they load themselves, not of one that the router draws.
    if (previousLocation !== null && previousLocation.pathname !== pathname)
      announce(document.querySelector('h1')?.textContent ?? document.title);
    scrollSidebar(document.querySelector('aside [aria-current]'));
    const target = hash === '' ? null : findTarget(hash);
    // The router hears of this too, as of a step in the history: the second time all is lit.
    if (target !== null && !target.matches(':target')) window.location.replace(`#${target.id}`);
  },
};

export default showPosition;

/**
 * Shows the current page in the middle of the sidebar, unless it is in view already. Not by
 * `scrollIntoView()`: from what that shows Chromium goes on with Tab, past the skip link.
 */
function scrollSidebar(link: Element | null): void {
  const menu = link?.closest('nav');
  if (!link || !menu) return;
  const { top, height } = menu.getBoundingClientRect();
  const distance = link.getBoundingClientRect().top - top - height / 2;
  // The product covers the first lines.
  if (Math.abs(distance) <= height / 3) return;
  menu.scrollTop += distance;
  menu.scrollTop -= measureCut(menu);
}

/** How many pixels of a link are below the product, which stays at the top of the sidebar. */
function measureCut(menu: HTMLElement): number {
  const edge = menu.querySelector('li')?.getBoundingClientRect().bottom ?? 0;
  for (const link of menu.querySelectorAll('a')) {
    const { top, bottom } = link.getBoundingClientRect();
    if (top < edge && bottom > edge) return Math.ceil(edge - top);
  }
  return 0;
}
