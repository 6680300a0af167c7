import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The same in words: until the fields are there, without scripts, and on paper. */
  text: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The frame of something to try beside the words that explain it. */
export default function Widget({ title, text, children }: Props) {
  // Until the page has its scripts, nothing would read what is typed.
  const isBrowser = useIsBrowser();
  return (
    <section className={styles.aid} aria-label={title}>
      <p className={styles.head}>{title}</p>
      <div className={`${styles.body} ${styles.text}`}>
        {text}
        <noscript>
          <p>To fill in the fields here, turn on JavaScript.</p>
        </noscript>
      </div>
      {children && (
        <fieldset className={`${styles.body} ${styles.fields}`} disabled={!isBrowser}>
          {children}
        </fieldset>
      )}
    </section>
  );
}
