// Change: the page of results; the theme has none. Upstream: theme-classic 3.10.2. Its route is added by
// site/src/features/search/plugin.
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import { Results, Contents } from '../../features/search';
import type { ContentsProps } from '../../features/search';
import PageTitle from '../../ui/PageTitle';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

export default function SearchPage({ contents }: ContentsProps) {
  const isBrowser = useIsBrowser();
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the documentation: fields, types, endpoints, status codes, and the text of all pages."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="page">
        <PageTitle hasMenu={false}>Search</PageTitle>
        {/* The query is in the URL, which the built page does not know. */}
        <div className={styles.room}>{isBrowser && <Results contents={contents} />}</div>
        <noscript>
          <p>Searching needs JavaScript. This is the list of all pages.</p>
          <Contents contents={contents} />
        </noscript>
      </main>
    </Layout>
  );
}
