// Change: shows `eyebrow` of the front matter above the heading. Upstream: theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';

export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { eyebrow } = frontMatter as { eyebrow?: string };
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      <header>
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
