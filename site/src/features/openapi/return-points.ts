/** The controls that opened or are another console, and where in the window they were. */
const points: { control: Element; top: number; scrollTop: number }[] = [];

/** A console beside the text may scroll in itself. */
const findScroller = (control: Element) => control.closest('.pair');

/** Marks the current entry of the browser's history: Back and Forward lead to what has the focus now. */
export function markReturnPoint(): void {
  const control = document.activeElement ?? document.body;
  const { top } = control.getBoundingClientRect();
  const scrollTop = findScroller(control)?.scrollTop ?? 0;
  const returnPoint = points.push({ control, top, scrollTop }) - 1;
  window.history.replaceState({ ...window.history.state, returnPoint }, '');
  // By then the router and the browser have scrolled.
  window.addEventListener('hashchange', showReturnPoint);
}

function showReturnPoint(): void {
  const { returnPoint = -1 } = (window.history.state ?? {}) as { returnPoint?: number };
  const point = points[returnPoint];
  if (!point?.control.isConnected) return;
  const { control, top, scrollTop } = point;
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  findScroller(control)?.scrollTo(0, scrollTop);
  const moved = control.getBoundingClientRect().top - top;
  window.scrollBy({ top: moved, behavior: 'instant' });
}
