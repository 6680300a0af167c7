// Change: leaves out code blocks (made by the build), diagrams and admonitions; a page imports what
// else it uses (plugins/mdx/imports.ts). Upstream: theme-classic 3.10.2.
import Heading from '@theme/Heading';
import A from '@theme/MDXComponents/A';
import Img from '@theme/MDXComponents/Img';
import React from 'react';
import type { ComponentProps, ReactNode } from 'react';
import TableScroll from '@site/src/components/TableScroll';

type HeadingProps = ComponentProps<'h2'>;

export default {
  a: A,
  h1: (props: HeadingProps): ReactNode => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps): ReactNode => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps): ReactNode => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps): ReactNode => <Heading as="h4" {...props} />,
  img: Img,
  table: TableScroll,
};
