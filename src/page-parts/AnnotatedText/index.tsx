import React from 'react';
import type { ReactNode } from 'react';
import FromSandbox from '@site/src/ui/FromSandbox';
import LiveText from '@site/src/features/live-text';
import styles from './styles.module.css';

interface Props {
  /** Present when readers may change the text. */
  text?: string;
  children: ReactNode;
}

/** An analysed text with what was found in it, and how much each tag matters. */
export default function AnnotatedText({ text, children }: Props): ReactNode {
  const annotated = (
    <div className={styles.annotated}>
      {children}
      <div className={styles.source}>
        Analysis · <FromSandbox />
      </div>
    </div>
  );
  return text === undefined ? annotated : <LiveText text={text}>{annotated}</LiveText>;
}
