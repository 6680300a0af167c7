import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';
import Page from '@site/src/ui/Page';
import Content, * as exported from './_quality.mdx';

const { title, description } = (
  exported as unknown as { page: Record<'title' | 'description', string> }
).page;

/** What the tests have executed. The content is generated: see plugins/quality. */
export default function Quality(): ReactNode {
  return (
    <Page title={title} description={description} isMarkdown>
      <MDXContent>
        <Content />
      </MDXContent>
    </Page>
  );
}
