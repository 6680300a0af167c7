import React from 'react';
import type { ReactNode } from 'react';
import record from './record.json';

/** What the tests have shown, with how many checks; written by `npm run accessibility:record`. */
export default function Results(): ReactNode {
  return record.claims.map(({ title, what, criteria, tests }) => (
    <section key={title}>
      <h3>{title}</h3>
      <p>{what}</p>
      <p>
        <strong>{tests.reduce((sum, { checks }) => sum + checks, 0)}</strong> checks passed.
        {criteria.length > 0 && ` WCAG 2.2: ${criteria.join(', ')}.`}
      </p>
    </section>
  ));
}
