import useIsBrowser from '@docusaurus/useIsBrowser';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { isChecked, keepChecked } from './kept-checks';
import styles from './styles.module.css';

/** Boxes to tick. The browser keeps the ticks. */
export default function Checklist({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** @param id permanent: the browser keeps the tick under it */
export function Check({ id, children }: { id: string; children: ReactNode }) {
  const [choice, setChoice] = useState<boolean>();
  const isBrowser = useIsBrowser();
  const checked = choice ?? (isBrowser && isChecked(id));
  const label = useId();
  return (
    <li className={styles.check}>
      <input
        type="checkbox"
        aria-labelledby={label}
        checked={checked}
        onChange={({ target }) => {
          setChoice(target.checked);
          keepChecked(id, target.checked);
        }}
      />
      <div id={label}>{children}</div>
    </li>
  );
}
