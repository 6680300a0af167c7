import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Lets browsers add the search of the site to their own; two pages have it, because one is enough. */
export default function OpenSearch() {
  const { title } = useDocusaurusContext().siteConfig;
  const file = useBaseUrl('/opensearch.xml');
  return (
    <Head>
      <link rel="search" type="application/opensearchdescription+xml" href={file} title={title} />
    </Head>
  );
}
