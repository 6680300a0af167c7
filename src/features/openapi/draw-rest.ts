import type { RefObject } from 'react';

/** Between two operations a press or a key has its turn. */
const PAUSE = 40;

/** Draws one operation after the other, so that all have their true heights; see reference.css. */
export function drawRest(container: RefObject<HTMLElement | null>): () => void {
  const operations = [...(container.current?.querySelectorAll('.operation') ?? [])];
  const rest = [...operations];
  let timer = window.setTimeout(drawNext, PAUSE);
  function drawNext(): void {
    const next = rest.shift();
    if (!next) return;
    const held = operations.find((operation) => operation.getBoundingClientRect().bottom > 0);
    keepScrollPosition(held, () => next.classList.add('drawn'));
    timer = window.setTimeout(drawNext, PAUSE);
  }
  return () => window.clearTimeout(timer);
}

/** Browsers keep what is read in place only while they think that a reader scrolls. */
function keepScrollPosition(held: Element | undefined, change: () => void): void {
  const before = held?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (held?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
