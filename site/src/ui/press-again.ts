import type { ClientModule } from '@docusaurus/types';

/** Buttons that were pressed too early, in the order of their last press; see keep-clicks.ts. */
export type Early = Set<HTMLElement> & {
  /** The buttons that the page came with, known when all of it is read. */
  old?: WeakSet<Element>;
  isReady?: boolean;
  /** Choices in menus, and typed texts. */
  entered: Map<HTMLSelectElement | HTMLTextAreaElement, string>;
};

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * A page is read before its scripts have come, and its buttons are seen before they work. The page
 * keeps what is pressed meanwhile; here it is pressed again as soon as it works.
 */
const startPresses: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    const { early } = window;
    if (previousLocation !== null || !early) return;
    early.isReady = true;
    early.entered.forEach(enterAgain);
    pressAgain();
  },
};

export default startPresses;

/**
 * Presses what works by now, one after the other, as a hand does: React draws in between. To be
 * called when a place loses its `data-waits`.
 */
export function pressAgain(): void {
  const { early } = window;
  const button = [...(early ?? [])].find((candidate) => !candidate.closest('[data-waits]'));
  if (!early?.isReady || !button) return;
  early.delete(button);
  button.click();
  setTimeout(pressAgain);
}

/** React has put the field back to what the page came with, and overlooks a text that `value` sets. */
function enterAgain(value: string, field: HTMLSelectElement | HTMLTextAreaElement): void {
  if ('setRangeText' in field) field.setRangeText(value, 0, field.value.length, 'end');
  else field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
