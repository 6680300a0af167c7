import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import React from 'react';
import type { ReactNode } from 'react';
import { useProduct } from '../../DocSidebar/use-product';

/**
 * Names the product in the title, so that no two pages of the site have the same one; and says
 * whether the page has a bar, below which anchors land (see base.css).
 */
export default function Title({ hasContents }: { hasContents: boolean }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const product = useProduct().title;
  // Where a type and a guide have the same name, the types' pages say more in the title.
  const { title_meta: title = metadata.title } = frontMatter as { title_meta?: string };
  return (
    <PageMetadata title={title.includes(product) ? title : `${title} | ${product}`}>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the framework sets it */}
      {hasContents && <html data-page-bar="contents" />}
    </PageMetadata>
  );
}
