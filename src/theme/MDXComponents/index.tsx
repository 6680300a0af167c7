// Change: leaves out code blocks (made by the build), diagrams and admonitions; a page imports what
// else it uses (plugins/mdx/imports.ts). Headings name their links. Upstream: theme-classic 3.10.2.
import A from '@theme/MDXComponents/A';
import Img from '@theme/MDXComponents/Img';
import React from 'react';
import type { ComponentProps, ReactNode } from 'react';
import TableScroll from '@site/src/ui/TableScroll';
import LinkedHeading from './LinkedHeading';

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
