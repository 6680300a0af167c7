import type { Element } from 'hast';
import { h } from './hast';

/** The text of a heading as the link to itself, labeled as the theme labels such links. */
export function renderHeadingLink(id: string, text: string): Element {
  return h('a', { class: 'name', href: `#${id}`, title: `Direct link to ${text}` }, text);
}
