import type { ReactNode } from 'react';
import FromSandbox from '../ui/FromSandbox';
import NamesNote from '../ui/NamesNote';
import { LiveText } from '../features/live-text';
import styles from '../ui/AnnotatedText/styles.module.css';

interface Props {
  /** Present when readers may change the text. */
  text?: string;
  children: ReactNode;
}

/** An analyzed text with what was found in it, and how much each tag matters. */
export default function AnnotatedText({ text, children }: Props) {
  const annotated = (
    <div className={styles.annotated}>
      <NamesNote />
      {children}
      <div className={styles.source}>
        Analysis · <FromSandbox />
      </div>
    </div>
  );
  return text === undefined ? annotated : <LiveText text={text}>{annotated}</LiveText>;
}

export function Relevance({ of, value }: { of: string; value: string }) {
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
