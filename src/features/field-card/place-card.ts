/** Between the card and the edges of the window, and between it and its link. */
const MARGIN = 12;
const GAP = 6;

const WIDEST = 400;

/**
 * Puts the card below its link, or above it where there is more room, never over it.
 *
 * @returns whether the link is in sight
 */
export function placeCard(card: HTMLElement, link: HTMLElement): boolean {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // A link that is broken over lines has several boxes.
  const boxes = [...link.getClientRects()];
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last || last.bottom < 0 || first.top > height) return false;
  const { style } = card;
  const cardWidth = Math.min(WIDEST, width - 2 * MARGIN);
  const below = height - last.bottom - GAP - MARGIN;
  const above = first.top - GAP - MARGIN;
  style.width = `${cardWidth}px`;
  style.maxHeight = 'none';
  const wanted = card.offsetHeight;
  const isBelow = wanted <= below || below >= above;
  style.maxHeight = `${isBelow ? below : above}px`;
  style.left = `${Math.max(MARGIN, Math.min(first.left, width - cardWidth - MARGIN))}px`;
  style.top = isBelow ? `${last.bottom + GAP}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${height - first.top + GAP}px`;
  return true;
}
