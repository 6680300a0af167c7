import type { KeyboardEvent, MouseEvent } from 'react';

/** Things found that a reader goes on from, into the JSON. */
const SOURCE = '[data-items]:is([role="button"], button)';

/** The place of the JSON with a pointer: the button that folds it, or the line of a value. */
export function findPlace(box: Element, pointer: string): HTMLElement | null {
  const place = box.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
  return place?.querySelector<HTMLElement>('[aria-expanded]') ?? place;
}

/** Whether an event asks to go from a thing found to its place in the JSON. */
export function asksForPlace(event: KeyboardEvent | MouseEvent): boolean {
  if (!(event.target as Element).closest(SOURCE)) return false;
  // A click of the mouse keeps the focus where it is; one made by a key or a screen reader has no count.
  if (!('key' in event)) return event.detail === 0;
  const isSpan = (event.target as Element).tagName !== 'BUTTON';
  return isSpan && (event.key === 'Enter' || event.key === ' ');
}
