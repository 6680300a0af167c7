import type { RefObject } from 'react';

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
