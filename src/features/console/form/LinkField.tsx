import React, { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from '../console.module.css';
import form from './form.module.css';

/** A link that the browser does not copy: it stands here selected, for the reader to do it. */
export default function LinkField({ link }: { link: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <p className={styles.note}>
      <label>
        The clipboard is blocked. The link is selected: press Ctrl+C.
        <input ref={input} className={form.input} readOnly value={link} />
      </label>
    </p>
  );
}
