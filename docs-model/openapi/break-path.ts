import { h } from './hast';
import type { Child } from './hast';

/**
 * Lets a long path break after a slash, and before, between or in parameters, instead of within a word.
 *
 * @example
 * toHtml(h('code', {}, breakPath('/v2/nlp'))); // '<code>/<wbr>v2/<wbr>nlp</code>'
 */
export function breakPath(path: string): Child[] {
  return path
    .split(/(?<=[/?&=])/)
    .flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]));
}
