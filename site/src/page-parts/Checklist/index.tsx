import { useStorageSlot } from '@docusaurus/theme-common';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Boxes to tick. The browser keeps the ticks. */
export default function Checklist({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** A box to tick. Its id is permanent: the browser keeps the tick under it, if it has storage. */
export function Check({ id, children }: { id: string; children: ReactNode }) {
  const [kept, storage] = useStorageSlot(`check.${id}`);
  const [checked = kept !== null, setChecked] = useState<boolean>();
  const label = useId();
  return (
    <li className={styles.check}>
      <input
        type="checkbox"
        aria-labelledby={label}
        checked={checked}
        onChange={({ target }) => {
          setChecked(target.checked);
          if (target.checked) storage.set('done');
          else storage.del();
        }}
      />
      <div id={label}>{children}</div>
    </li>
  );
}
