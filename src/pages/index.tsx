import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import React from 'react';
import type { ReactNode } from 'react';
import { Hero, OneRequest, ProductCards } from '@site/src/features/home';
import OpenSearch from '@site/src/ui/OpenSearch';
import Analysis from './_analysis.mdx';
import ResponseSample from './_response.mdx';
import RequestSample from './_request.mdx';

const description =
  'Documentation of the Geneea Media API, General API, template language Genja, and knowledge ' +
  'base: guides, references, and examples for developers.';

export default function Home(): ReactNode {
  return (
    <Layout description={description}>
      <OpenSearch />
      <main>
        <MDXContent>
          <Hero>
            <Analysis />
          </Hero>
          <ProductCards />
          <OneRequest request={<RequestSample />} response={<ResponseSample />} />
        </MDXContent>
      </main>
    </Layout>
  );
}
