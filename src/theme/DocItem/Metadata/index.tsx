// Change: the title names the product, so that no two pages of the site have the same one.
// Upstream: theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import React from 'react';
import type { ReactNode } from 'react';
import { useProduct } from '../../DocSidebar/use-product';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const product = useProduct().title;
  // Where a type and a guide have the same name, the types' pages say more in the title.
  const { title_meta: title = metadata.title } = frontMatter as { title_meta?: string };
  return (
    <PageMetadata
      title={title.includes(product) ? title : `${title} | ${product}`}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    />
  );
}
