import Heading from '@theme/Heading';
import React from 'react';
import type { ReactNode } from 'react';
import record from './record.json';

/** What the tests have shown, with how many checks; written by `npm run accessibility:record`. */
export default function Results(): ReactNode {
  return record.claims.map(({ title, what, criteria, tests }) => (
    <section key={title}>
      <Heading as="h3" id={toAnchor(title)}>
        {title}
      </Heading>
      <p>{what}</p>
      <p>
        <strong>{tests.reduce((sum, { checks }) => sum + checks, 0)}</strong> checks passed.
        {criteria.length > 0 && ` WCAG 2.2: ${criteria.join(', ')}.`}
      </p>
    </section>
  ));
}

/** @example toAnchor('With the keyboard alone'); // 'with-the-keyboard-alone' */
function toAnchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
