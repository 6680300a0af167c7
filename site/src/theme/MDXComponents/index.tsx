// Change: leaves out code blocks (made by the build), diagrams, images and admonitions; a page
// imports everything else that it uses (site/plugins/mdx/imports.ts). Headings name their links, and links
// to pages of the site are plain. Upstream: theme-classic 3.10.2.
import type { ComponentProps } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import PlainLink from '../../ui/PlainLink';
import TableScroll from '../../ui/TableScroll';
import { extractText } from './to-text';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

const headings = (['h1', 'h2', 'h3', 'h4'] as const).map((as) => [
  as,
  (props: ComponentProps<'h2'>) => <LinkedHeading as={as} {...props} />,
]);

export default { ...Object.fromEntries(headings), a: PlainLink, table: TableScroll };

/**
 * A heading with a link to itself. The label of the link is the heading's text, also where part of it
 * is code; the heading of the theme takes the id then.
 */
function LinkedHeading({ as: As, id, children, className, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  // The table of contents does not list the main heading, so it needs no anchor.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const label = `Direct link to ${extractText(children)}`;
  return (
    <As {...props} className={['anchor', targetClass, className].filter(Boolean).join(' ')} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </a>
    </As>
  );
}
