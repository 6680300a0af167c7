// Change: leaves out code blocks (made by the build), diagrams and admonitions; a page imports what
// else it uses (plugins/mdx/imports.ts). Headings name their links. Upstream: theme-classic 3.10.2.
import A from '@theme/MDXComponents/A';
import Img from '@theme/MDXComponents/Img';
import React from 'react';
import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import TableScroll from '@site/src/ui/TableScroll';
import { toText } from './to-text';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

type HeadingProps = ComponentProps<'h2'>;

export default {
  a: A,
  h1: (props: HeadingProps): ReactNode => <LinkedHeading as="h1" {...props} />,
  h2: (props: HeadingProps): ReactNode => <LinkedHeading as="h2" {...props} />,
  h3: (props: HeadingProps): ReactNode => <LinkedHeading as="h3" {...props} />,
  h4: (props: HeadingProps): ReactNode => <LinkedHeading as="h4" {...props} />,
  img: Img,
  table: TableScroll,
};

/**
 * A heading with a link to itself. The label of the link is the heading's text, also where part of it
 * is code; the heading of the theme takes the id then.
 */
function LinkedHeading({ as: As, id, children, className, ...props }: Props): ReactNode {
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
  const label = `Direct link to ${toText(children)}`;
  return (
    <As {...props} className={['anchor', targetClass, className].filter(Boolean).join(' ')} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
