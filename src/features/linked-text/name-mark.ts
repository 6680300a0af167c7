import type { Piece } from '#contract/annotations/cut-text';

/**
 * Name of a mark for those who hear it. It begins with the text that others see.
 *
 * @example
 * 'Mr. Macron: Emmanuel Macron, person, 2 mentions'
 */
export function nameMark({ text, items }: Pick<Piece, 'text' | 'items'>): string {
  const [first, ...others] = items;
  if (!first) return text;
  const count = first.mentions.length;
  const facts = `${first.name}, ${first.type}, ${count} ${count === 1 ? 'mention' : 'mentions'}`;
  const names = [...new Set(others.map(({ name }) => name))].filter((name) => name !== first.name);
  const rest = names.length > 0 ? `; also ${names.join(', ')}` : '';
  return `${text === first.name ? '' : `${text}: `}${facts}${rest}`;
}
