import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';
import PageTitle from '@site/src/ui/PageTitle';
import { useProduct } from '../../DocSidebar/use-product';

/** The heading, with `eyebrow` of the front matter above it and the menu beside it, and the text. */
export default function Text({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { eyebrow } = frontMatter as { eyebrow?: string };
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      <PageTitle eyebrow={eyebrow} contract={useProduct().contract}>
        {metadata.title}
      </PageTitle>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
