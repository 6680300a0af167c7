import type { Element } from 'hast';
import { h } from './hast';
import type { Child } from './hast';

/** Code with its name, or the name alone when there is nothing to show. */
export function renderFigure(caption: Child[], code: Child): Element {
  // Code that scrolls must be reachable by keyboard, so that its hidden part can be read.
  const block = code && h('pre', { tabIndex: '0' }, h('code', {}, code));
  return h('figure', { class: 'code' }, h('figcaption', {}, caption, block && renderCopy()), block);
}

/** Copies the code below it; src/features/openapi/use-copy-buttons.ts listens. */
function renderCopy(): Element {
  return h('button', { type: 'button', class: 'copy quiet-button', dataCopy: '' }, 'Copy');
}
