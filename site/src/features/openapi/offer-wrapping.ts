import { createElement } from '../../ui/create-element';

/**
 * Gives each request with a line that is too long for its column a button that breaks such lines. Responses
 * have theirs broken from the start.
 *
 * @returns stops watching the width of the columns
 */
export function offerWrapping(container: Element): () => void {
  const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => offer(target)));
  container
    .querySelectorAll('.operation > .pair > figure:first-child :is(pre, pre code)')
    .forEach((element) => observer.observe(element));
  return () => observer.disconnect();
}

/** @param element the code, as wide as its longest line, or what it scrolls in */
function offer(element: Element): void {
  const pre = element.closest('pre')!;
  const copy = pre.parentElement!.querySelector('.copy-button');
  const button = copy?.previousElementSibling;
  const isThere = button?.matches('.wrap-button') ?? false;
  const isTooLong = pre.scrollWidth > pre.clientWidth || pre.matches('.wrapped');
  if (isThere && !isTooLong) button!.remove();
  if (!isThere && isTooLong) copy?.before(createButton(pre));
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
