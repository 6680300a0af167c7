import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import React from 'react';
import type { ReactNode } from 'react';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import { toText } from './to-text';

/**
 * A heading with a link to itself. The label of the link is the heading's text, also where part of it
 * is code; the heading of the theme takes the id then.
 */
export default function LinkedHeading({
  as: As,
  id,
  children,
  className,
  ...props
}: Props): ReactNode {
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
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </a>
    </As>
  );
}
