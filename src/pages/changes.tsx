import Head from '@docusaurus/Head';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';
import Page from '@site/src/ui/Page';
import Content, * as exported from './_changes.mdx';

const { title, description } = (
  exported as unknown as { page: Record<'title' | 'description', string> }
).page;

/** What changed, newest first. The content is generated: see plugins/changes. */
export default function Changes(): ReactNode {
  return (
    <Page title={title} description={description} isMarkdown>
      <Head>
        <link rel="alternate" type="application/atom+xml" href="/changes/feed.xml" title={title} />
      </Head>
      <MDXContent>
        <Content />
      </MDXContent>
    </Page>
  );
}
