/**
 * An element for parts of a page that are drawn without React, because pages do not download them
 * before they are asked for.
 *
 * @example createElement('p', { class: 'note' }, 'Press ', createElement('kbd', {}, '/'));
 */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | undefined>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}
