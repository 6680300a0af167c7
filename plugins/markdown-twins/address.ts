import type { Link, PhrasingContent } from 'mdast';

declare module 'mdast' {
  interface Data {
    /** The address that a heading or a name has on its page. */
    id?: string;
  }
}

/**
 * Markdown has no place for addresses inside a page, so a name that has one becomes a link to it:
 * a reader of the twin can quote the place.
 */
export function toAddressed(id: unknown, children: PhrasingContent[]): PhrasingContent[] {
  if (typeof id !== 'string' || id === '') return children;
  const link: Link = { type: 'link', url: `#${id}`, children: children as never, data: { id } };
  return [link];
}
