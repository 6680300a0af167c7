import { createElement } from '../../ui/create-element';

/**
 * Gives each request with a line that is too long for its column a button that breaks such lines. Responses
 * have theirs broken from the start.
 *
 * @returns stops watching the width of the columns
 */
export function offerWrapping(container: Element): () => void {
  const observer = new ResizeObserver((entries) => {
    const blocks = entries.map(({ target }) => target.closest('pre')!);
    // All widths are read before the first button makes the browser lay out the page again.
    new Map(blocks.map((pre) => [pre, isTooLong(pre)])).forEach(offer);
  });
  container
    .querySelectorAll('.operation > .pair > figure:first-child :is(pre, pre code)')
    .forEach((element) => observer.observe(element));
  return () => observer.disconnect();
}

function isTooLong(pre: Element): boolean {
  return pre.scrollWidth > pre.clientWidth || pre.matches('.wrapped');
}

function offer(isOffered: boolean, pre: Element): void {
  const copy = pre.parentElement!.querySelector('.copy-button');
  const button = copy?.previousElementSibling;
  const isThere = button?.matches('.wrap-button') ?? false;
  if (isThere && !isOffered) button!.remove();
  if (!isThere && isOffered) copy?.before(createButton(pre));
}

function createButton(pre: Element): HTMLButtonElement {
  const button = createElement('button', {
    class: 'icon-button wrap-button',
    'aria-label': 'Wrap the request',
    'aria-pressed': 'false',
    title: 'Wrap long lines',
  });
  button.addEventListener('click', () => {
    button.ariaPressed = String(pre.classList.toggle('wrapped'));
  });
  return button;
}
