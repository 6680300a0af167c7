import React, { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from '../console.module.css';

/** Says above the reference why a link opened nothing, and brings that into view. */
export default function Problem({ text }: { text: string }): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  return (
    <p ref={place} role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
