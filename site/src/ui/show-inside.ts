/** Room around what is shown, in pixels. */
const ROOM = 16;

/** Scrolls a box, and only the box, so that an element is seen; of a tall one the beginning. */
export function showInside(box: Element, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const above = inner.top - outer.top - ROOM;
  const below = inner.bottom - outer.bottom + ROOM;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += Math.min(above, below);
}
