import type { Element } from 'hast';

/**
 * Whether an element has a class, by the name that a style sheet gives it: modules add a hash.
 *
 * @example
 * isClass(tr, 'field'); // true for `class="field_M59_"`
 */
export function isClass({ properties }: Element, name: string): boolean {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return names.some((candidate) => candidate === name || candidate.startsWith(`${name}_`));
}
