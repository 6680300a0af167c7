import type { RefObject } from 'react';

/**
 * Opens what is folded while the page is printed. The style sheet does the same where browsers
 * can style folded content; this is for the others.
 */
export function openForPrint(container: RefObject<HTMLElement | null>): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    const closed = container.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    opened = [...(closed ?? [])];
    opened.forEach((fold) => (fold.open = true));
  };
  const close = () => opened.forEach((fold) => (fold.open = false));
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
  };
}

/** Prints the operation whose button is pressed; the style sheet leaves out the others. */
export function printOperation(container: RefObject<HTMLElement | null>): () => void {
  const element = container.current;
  const press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('[data-print]') : null;
    const operation = button?.closest<HTMLElement>('.operation');
    if (!operation) return;
    operation.dataset.printed = '';
    window.addEventListener('afterprint', () => delete operation.dataset.printed, { once: true });
    window.print();
  };
  element?.addEventListener('click', press);
  return () => element?.removeEventListener('click', press);
}
