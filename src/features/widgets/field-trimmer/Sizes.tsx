import React from 'react';
import type { ReactNode } from 'react';
import { toShare } from './choice';
import type { Sizes as Props } from './load-sizes';
import styles from './styles.module.css';

/** Two sizes as numbers and bars, and what the sandbox ignored. */
export default function Sizes({ whole, trimmed, warning }: Props): ReactNode {
  const share = toShare(trimmed, whole);
  return (
    <div role="status">
      <dl className={styles.sizes}>
        <Size label="The same request without the list" bytes={whole} share={100} />
        <Size
          label="This request"
          bytes={trimmed}
          share={share}
          note={trimmed === whole ? 'no difference' : `${share}% of it`}
        />
      </dl>
      {warning && (
        <p className={styles.warning}>
          <code>X-Sandbox-Warning</code> {warning}
        </p>
      )}
    </div>
  );
}

interface SizeProps {
  label: string;
  bytes: number;
  share: number;
  note?: string;
}

function Size({ label, bytes, share, note }: SizeProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{bytes.toLocaleString('en')} bytes</b> {note}
        <div className={styles.bar} style={{ width: `${Math.min(share, 100)}%` }} />
      </dd>
    </div>
  );
}
