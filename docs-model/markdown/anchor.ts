import type { Link, PhrasingContent } from 'mdast';

declare module 'mdast' {
  interface Data {
    /** The anchor that a heading or a name has on its page. */
    id?: string;
  }
}

/**
 * Markdown has no anchors but those of headings, so a name that has one becomes a link to it: whoever
 * reads the Markdown can quote it.
 */
export function toAnchorLink(
  id: string | undefined,
  children: PhrasingContent[],
): PhrasingContent[] {
  if (id === undefined || id === '') return children;
  const link: Link = { type: 'link', url: `#${id}`, children: children as never, data: { id } };
  return [link];
}
