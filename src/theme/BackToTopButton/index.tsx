// Change: no button. It appears and disappears over the text while one scrolls.
// Upstream: theme-classic 3.10.2.
export default function BackToTopButton(): null {
  return null;
}
