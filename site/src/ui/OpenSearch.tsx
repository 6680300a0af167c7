import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React from 'react';
import type { ReactNode } from 'react';

/** Lets browsers add the search of the site to their own; two pages have it, because one is enough. */
export default function OpenSearch(): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  const file = useBaseUrl('/opensearch.xml');
  return (
    <Head>
      <link rel="search" type="application/opensearchdescription+xml" href={file} title={title} />
    </Head>
  );
}
