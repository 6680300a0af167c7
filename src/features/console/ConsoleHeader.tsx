import React, { useState } from 'react';
import type { ReactNode } from 'react';
import CopyLink, { LinkField, toPageLink } from './links/CopyLink';
import type { ConsoleRequest } from './links/console-request';
import styles from './console.module.css';

export type View = 'form' | 'json' | 'code';

const VIEWS: [View, string][] = [
  ['form', 'Form'],
  ['json', 'JSON'],
  ['code', 'Code'],
];

interface Props {
  view: View;
  call: ConsoleRequest;
  onView(view: View): void;
  onClose(): void;
}

/** How to look at the request, a link to it, and the way out. */
export default function ConsoleHeader({ view, call, onView, onClose }: Props): ReactNode {
  const [blocked, setBlocked] = useState<ConsoleRequest>();
  return (
    <>
      <div className={styles.head}>
        <div className={styles.views} role="group" aria-label="Request view">
          {VIEWS.map(([id, label]) => (
            <button
              key={id}
              type="button"
              className={styles.button}
              aria-pressed={id === view}
              onClick={() => onView(id)}
            >
              {label}
            </button>
          ))}
        </div>
        <CopyLink call={call} onBlocked={setBlocked} />
        <button type="button" className={styles.button} onClick={onClose}>
          Close
        </button>
      </div>
      {blocked === call && <LinkField link={toPageLink(call)} />}
    </>
  );
}
