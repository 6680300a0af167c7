import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A first request and its response. */
export default function OneRequest(props: { request: ReactNode; response: ReactNode }): ReactNode {
  return (
    <div className={styles.band}>
      <div className={styles.oneCall}>
        <section>
          <h2>One request</h2>
          <p>
            Send an article as JSON, with your key in the header. The{' '}
            <Link to="/api_media2/quick/">quick start</Link> explains each part.
          </p>
          {props.request}
        </section>
        <section>
          <h2>One response</h2>
          <p>IDs are stable, names are localized, and relevance scores show what matters.</p>
          {props.response}
        </section>
      </div>
    </div>
  );
}
