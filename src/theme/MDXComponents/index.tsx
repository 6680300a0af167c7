// Change: leaves out code blocks (made by the build), diagrams, images and admonitions; a page imports
// what else it uses (plugins/mdx/imports.ts). Headings name their links, and links to pages of the site
// are plain. Upstream: theme-classic 3.10.2.
import React from 'react';
import type { ComponentProps, ReactNode } from 'react';
import InternalLink from '@site/src/ui/InternalLink';
import TableScroll from '@site/src/ui/TableScroll';
import LinkedHeading from './LinkedHeading';

const headings = (['h1', 'h2', 'h3', 'h4'] as const).map((as) => [
  as,
  (props: ComponentProps<'h2'>): ReactNode => <LinkedHeading as={as} {...props} />,
]);

export default { ...Object.fromEntries(headings), a: InternalLink, table: TableScroll };
