import { anchors, links } from '@openapi-page/prerendered';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import PageTitle from '@site/src/ui/PageTitle';
import Navigation from './Navigation';
import Reference from './Reference';
import './reference.css';
import './fields.css';
import './examples.css';
import './wide.css';
import './unfolded.css';
import type { OperationLink } from './operation-link';
import styles from './styles.module.css';
import { useCurrentOperation } from './use-current-operation';

interface Props {
  outline: {
    title: string;
    contract: string;
    product: string;
    document: string;
    description: string;
    operations: OperationLink[];
  };
}

/** The interactive reference at `/openapi/`: calls at the left, all about them beside. */
export default function OpenApi({ outline }: Props): ReactNode {
  const { title, contract, product, document, description, operations } = outline;
  const page = useRef<HTMLElement>(null);
  const current = useCurrentOperation(page);
  reportUrls(useBrokenLinks());
  return (
    <Layout title={`${title} | ${product}`} description={description}>
      {/* Anchors land below the bar of the operations: see base.css. */}
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the framework sets it */}
        <html data-page-bar="operations" />
      </Head>
      <div className={styles.page}>
        <Navigation operations={operations} current={current} />
        <main ref={page} className="openapi">
          <PageTitle eyebrow={document} contract={contract}>
            {title}
          </PageTitle>
          <Reference />
        </main>
      </div>
    </Layout>
  );
}

/** The build checks links between pages; it does not read finished HTML. */
function reportUrls({ collectAnchor, collectLink }: ReturnType<typeof useBrokenLinks>): void {
  anchors.forEach(collectAnchor);
  links.forEach(collectLink);
}
