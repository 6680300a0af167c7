import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import { interactiveReference } from '#products';
import styles from './styles.module.css';

/** What the APIs do, where to begin, and an analysed text beside it. */
export default function Hero({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <p className="eyebrow">Text analysis · Media tagging</p>
        <h1 className={styles.title}>
          Understand text.
          <br />
          Tag it. Illustrate it.
        </h1>
        <p className={styles.lead}>
          APIs that find the people, places and topics in your articles, recommend photos and
          related stories, and write texts from data. For developers of newsrooms, publishers and
          everyone with texts.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/api_media2/quick/">
            First call in five minutes
          </Link>
          <Link className="button" to={interactiveReference.to}>
            {interactiveReference.label}
          </Link>
        </p>
      </div>
      <section className={styles.demo} aria-label="An analysed text">
        <p className={styles.call}>
          <span className={styles.method}>POST</span> <code>/v2/nlp/analyze</code>
        </p>
        {children}
        <p className={styles.note}>
          As in <Link to="/api_media2/guide/code/tagging-mentions/">this example</Link>: what was
          found, and how much it matters for the article.
        </p>
      </section>
    </div>
  );
}
