import { announce } from '../ui/announce';

/** The signs beside headings and fields, and the names of `/openapi/`, which are links to themselves. */
const ANCHORS = 'a[aria-label^="Direct link to"], .openapi a.name';

const SHOWN_MS = 1500;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const anchor = (target as Element).closest<HTMLAnchorElement>(ANCHORS);
    if (anchor) copy(anchor);
  });
}

/** The browser goes there as ever; where the clipboard is blocked that is all. */
function copy(anchor: HTMLAnchorElement): void {
  navigator.clipboard?.writeText(anchor.href).then(
    () => {
      anchor.dataset.copied = '';
      announce('Link copied');
      setTimeout(() => {
        delete anchor.dataset.copied;
        announce('');
      }, SHOWN_MS);
    },
    () => {},
  );
}
