import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A first request and its answer. */
export default function OneCall(props: { request: ReactNode; answer: ReactNode }): ReactNode {
  return (
    <div className={styles.band}>
      <div className={styles.oneCall}>
        <section>
          <h2>One request</h2>
          <p>
            A key in the header, JSON in, JSON out. The{' '}
            <Link to="/api_media2/quick/">quick start</Link> takes it line by line.
          </p>
          {props.request}
        </section>
        <section>
          <h2>One answer</h2>
          <p>IDs are stable, names follow your language, relevance tells what matters.</p>
          {props.answer}
        </section>
      </div>
    </div>
  );
}
