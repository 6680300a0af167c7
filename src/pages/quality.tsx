import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';
import PageTitle from '@site/src/ui/PageTitle';
import Content, * as exported from './_quality.mdx';

const { title, description } = (exported as unknown as { page: Record<string, string> }).page;

/** What the tests have executed. The content is generated: see plugins/quality. */
export default function Quality(): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="page markdown">
        <PageTitle>{title}</PageTitle>
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
