import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';
import PageTitle from '@site/src/ui/PageTitle';
import Content, * as exported from './_changes.mdx';

const { title, description } = (exported as unknown as { page: Record<string, string> }).page;

/** What changed, newest first. The content is generated: see plugins/changes. */
export default function Changes(): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Head>
        <link rel="alternate" type="application/atom+xml" href="/changes/feed.xml" title={title} />
      </Head>
      <main className="page markdown">
        <PageTitle>{title}</PageTitle>
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
