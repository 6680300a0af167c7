import { anchors, links } from '@openapi-page/prerendered';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import { useCurrentSection } from '../../ui/use-current-section';
import PageTitle from '../../ui/PageTitle';
import Navigation from './Navigation';
import type { OperationLink } from './find-operations';
import Reference from './Reference';
import type { Language } from './use-request-language';
import './reference.css';
import './fields.css';
import './examples.css';
import './wide.css';
import './unfolded.css';
import styles from './styles.module.css';

interface Props {
  outline: {
    title: string;
    contract: string;
    product: string;
    document: string;
    description: string;
    server: string;
    operations: OperationLink[];
    languages: Language[];
  };
}

/** The interactive reference at `/openapi/`: calls at the left, all about them beside. */
export default function OpenApi({ outline }: Props) {
  const { title, contract, product, document, description, server, operations, languages } =
    outline;
  const current = useCurrentSection(listOperations, DEPTH);
  const { collectAnchor, collectLink } = useBrokenLinks();
  // The build checks links between pages; it does not read finished HTML.
  anchors.forEach(collectAnchor);
  links.forEach(collectLink);
  return (
    <Layout title={`${title} | ${product}`} description={description}>
      {/* Anchors land below the bar of the operations: see base.css. */}
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the framework sets it */}
        <html data-page-bar="operations" />
      </Head>
      <div className={styles.page}>
        <Navigation operations={operations} current={current} />
        <main className="openapi">
          <PageTitle eyebrow={document} contract={contract}>
            {title}
          </PageTitle>
          <Reference server={server} languages={languages} />
        </main>
      </div>
    </Layout>
  );
}

const listOperations = () => [...document.querySelectorAll('.openapi .operation')];

/** The operation whose section has a quarter of the window is the one that is read. */
const DEPTH = 0.25;
