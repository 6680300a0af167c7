/** Served, a page gets its own URLs back: its scripts keep them while a reader goes to other pages. */
import { URLS } from '../urls';

for (const name of URLS) {
  for (const element of document.body.querySelectorAll(`[${name}^="."]`)) {
    const { pathname, search, hash } = new URL(element.getAttribute(name)!, location.href);
    element.setAttribute(name, pathname.replace(/index\.html$/, '') + search + hash);
  }
}
