import React from 'react';
import type { ReactNode } from 'react';
import type { Analysis } from '#contract/annotations/analysis';
import { listSentiments } from './list-sentiments';
import Rows from './Rows';
import styles from './styles.module.css';

/** The sentiment of the document and of its items, each from -1 to 1 around a line in the middle. */
export default function Sentiments({ analysis }: { analysis: Analysis }): ReactNode {
  const rows = listSentiments(analysis).map(({ id, name, mean, label }) => ({
    key: id ?? '',
    id,
    name,
    bar: <Bar mean={mean} />,
    value: (
      <>
        {toSigned(mean)} <span className={styles.word}>{label}</span>
      </>
    ),
  }));
  return (
    <div className={styles.sentiments}>
      <Rows label="Sentiment" rows={rows} />
    </div>
  );
}

/** Attributes of SVG say the size, since a style attribute in a page would be refused. */
function Bar({ mean }: { mean: number }): ReactNode {
  return (
    <svg className={styles.bar} viewBox="-1 0 2 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} x="-1" y="0" width="2" height="1" />
      <rect
        className={mean < 0 ? styles.negative : styles.positive}
        x={Math.min(0, mean)}
        y="0"
        width={Math.abs(mean)}
        height="1"
      />
      <rect className={styles.middle} x="-0.008" y="0" width="0.016" height="1" />
    </svg>
  );
}

/** A real minus is as wide as a plus. */
function toSigned(mean: number): string {
  if (mean === 0) return '0.0';
  const digits = Math.abs(mean) * 10 === Math.round(Math.abs(mean) * 10) ? 1 : 2;
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(digits)}`;
}
