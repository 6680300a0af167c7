import { anchors, links } from '@openapi-page/prerendered';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import MarkdownVersion from '@site/src/ui/MarkdownVersion';
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
    product: string;
    document: string;
    description: string;
    operations: OperationLink[];
  };
}

/** The interactive reference at `/openapi/`: calls at the left, all about them beside. */
export default function OpenApi({ outline }: Props): ReactNode {
  const { title, product, document, description, operations } = outline;
  const page = useRef<HTMLElement>(null);
  const current = useCurrentOperation(page);
  reportUrls(useBrokenLinks());
  return (
    <Layout title={`${title} | ${product}`} description={description}>
      <div className={styles.page}>
        <Navigation operations={operations} current={current} />
        <main ref={page} className="openapi">
          <p className="eyebrow">{document}</p>
          <h1>{title}</h1>
          <Reference />
          <MarkdownVersion />
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
