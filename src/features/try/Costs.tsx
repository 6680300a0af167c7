import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import type { Results } from './analyze-article';
import styles from './results.module.css';

/** What the requests of the page would have been charged. */
export default function Costs({ results }: { results: Results }): ReactNode {
  const { analysis, sent } = results;
  const requests = Object.values(sent).filter((one) => one !== undefined).length;
  return (
    <section className={styles.section} aria-labelledby="result-costs">
      <h2 id="result-costs">Costs</h2>
      <p>
        Total: <b>{analysis.usedChars.toLocaleString('en')} characters</b> in {requests} requests,
        as far as the responses say. Only the analysis returns <code>usedChars</code>, which is at
        least 100; your contract says what the other requests cost. The{' '}
        <Link to="/api_media2/guide/production/#costs">cost calculator</Link> estimates a month. The
        sandbox charges nothing.
      </p>
    </section>
  );
}
