import Layout from '@theme/Layout';
import React from 'react';
import type { ReactNode } from 'react';
import PageTitle from './PageTitle';

interface Props {
  title: string;
  description: string;
  /** The content is a page of Markdown. */
  isMarkdown?: boolean;
  children: ReactNode;
}

/** A page that belongs to no product: its heading, and what is below it. */
export default function Page({ title, description, isMarkdown, children }: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={isMarkdown ? 'page markdown' : 'page'}>
        <PageTitle>{title}</PageTitle>
        {children}
      </main>
    </Layout>
  );
}
