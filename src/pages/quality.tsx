import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';
import Alternate from '@site/src/ui/MarkdownVersion/Alternate';
import Content, * as exported from './_quality.mdx';

const { title, description } = (exported as unknown as { page: Record<string, string> }).page;

/** What the tests have executed. The content is generated: see plugins/quality. */
export default function Quality(): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Alternate />
      <main className="page markdown">
        <h1>{title}</h1>
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
