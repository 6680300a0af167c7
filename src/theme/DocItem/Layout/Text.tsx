import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';

/** The heading, with `eyebrow` of the front matter above it, and the text. */
export default function Text({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { eyebrow } = frontMatter as { eyebrow?: string };
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      <header>
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <h1>{metadata.title}</h1>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
