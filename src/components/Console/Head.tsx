import React from 'react';
import type { ReactNode } from 'react';
import { useBriefState } from '../CodeBlock/use-brief-state';
import { writeText } from '../CodeBlock/write-text';
import type { SharedCall } from './shared-call';
import { fitsLink, toShareLink } from './share-link';
import styles from './console.module.css';

export type View = 'form' | 'json' | 'code';

const VIEWS: [View, string][] = [
  ['form', 'Form'],
  ['json', 'JSON'],
  ['code', 'Code'],
];

interface Props {
  view: View;
  call: SharedCall;
  onView(view: View): void;
  onClose(): void;
}

/** How to look at the request, a link to it, and the way out. */
export default function Head({ view, call, onView, onClose }: Props): ReactNode {
  return (
    <div className={styles.head}>
      <div className={styles.views} role="group" aria-label="View of the request">
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
      <CopyLink call={call} />
      <button type="button" className={styles.button} onClick={onClose}>
        Close
      </button>
    </div>
  );
}

/** How long the button says what it did. */
const SHOWN_MS = 2500;

type CopyResult = 'copied' | 'large' | 'blocked';

const LABELS: Record<CopyResult | 'idle', string> = {
  idle: 'Copy link',
  copied: 'Copied',
  large: 'Too large',
  blocked: 'Blocked',
};

const MESSAGES: Record<CopyResult | 'idle', string> = {
  idle: '',
  copied: 'The link is copied. It holds the request, not the key.',
  large: 'The body is too large for a link. Shorten it, or send it as a file.',
  blocked: 'The browser does not allow copying here.',
};

function CopyLink({ call }: { call: SharedCall }): ReactNode {
  const [state, setState] = useBriefState<CopyResult>(SHOWN_MS);
  const copy = () => {
    if (!fitsLink(call)) {
      setState('large');
      return;
    }
    const { hash } = new URL(toShareLink(call), window.location.href);
    const link = `${window.location.origin}${window.location.pathname}${hash}`;
    writeText(link).then(
      () => setState('copied'),
      () => setState('blocked'),
    );
  };
  return (
    <>
      <button type="button" className={styles.button} title={MESSAGES[state]} onClick={copy}>
        {LABELS[state]}
      </button>
      <span role="status" className="visually-hidden">
        {MESSAGES[state]}
      </span>
    </>
  );
}
