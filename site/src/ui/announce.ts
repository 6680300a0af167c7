import { createElement } from './create-element';

/** Has screen readers say a message; an empty one clears the last. */
export function announce(message: string): void {
  const status = document.getElementById('said') ?? createStatus();
  // They hear of what changes in a place that was there before.
  setTimeout(() => (status.textContent = message));
}

function createStatus(): HTMLElement {
  const attributes = { id: 'said', class: 'visually-hidden', role: 'status' };
  const status = createElement('div', attributes);
  document.body.append(status);
  return status;
}
