/**
 * Keeps what is pressed, chosen in a menu, or typed into a text, until the scripts have started, for
 * press-again.ts; Ctrl or Cmd with K goes to the search box at once. It is in the head,
 * because a long page is read before its end has come. A button that the page did not come with was
 * made by a script, so it works, also where the page itself never starts. Below `data-waits` more is to
 * come than React: buttons there wait until that attribute is gone. `data-returned` tells style sheets
 * that the browser goes to a position in the page: of a link, or back to where it was.
 */
import type { Early } from './press-again';

const BUTTONS = 'button:not([type=submit]),[role=tab],[role=button]:not([href^="/"])';

const early: Early = Object.assign(new Set<HTMLElement>(), { entered: new Map() });
window.early = early;

addEventListener('DOMContentLoaded', () => {
  early.old = new WeakSet(document.querySelectorAll(BUTTONS));
});

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(BUTTONS);
    if (!button) return;
    const isNew = early.old && !early.old.has(button);
    if ((early.isReady || isNew) && !button.closest('[data-waits]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.delete(button);
    early.add(button);
  },
  true,
);

addEventListener(
  'input',
  ({ target }) => {
    const field = target as HTMLSelectElement | HTMLTextAreaElement;
    if (!early.isReady && field.matches('select,textarea')) early.entered.set(field, field.value);
  },
  true,
);

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const box = document.querySelector<HTMLElement>('[role=search] input');
  if (early.isReady || !box || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  if (key.toLowerCase() !== 'k') return;
  event.preventDefault();
  box.focus();
});

const setReturned = (): void => void (document.documentElement.dataset.returned = '');
const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || opening?.type !== 'navigate') setReturned();
addEventListener(
  'click',
  ({ target }) => (target as Element).closest('a[href*="#"]') && setReturned(),
  true,
);
addEventListener('hashchange', setReturned);
