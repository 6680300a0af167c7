import React from 'react';
import type { ReactNode } from 'react';
import styles from './AnnotatedText/styles.module.css';

interface Props {
  /** Standard form of the tag. */
  of: string;
  /** From 0 to 100. */
  value: string;
}

/** The relevance of a tag as a number and a bar. */
export default function Relevance({ of, value }: Props): ReactNode {
  return (
    <div className={styles.relevance}>
      <span>{of}</span>
      <meter className={styles.bar} min={0} max={100} value={Number(value)} aria-label={of}>
        {value}
      </meter>
      <b>{Number(value).toFixed(1)}</b>
    </div>
  );
}
