import React, { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useLazy } from '../use-lazy';
import Retry from '../Retry';
import styles from './styles.module.css';

/**
 * A button below a sample that replaces the placeholder with the reader's own key, in all samples
 * of the page. The key is never stored and is gone with the page.
 */
export default function OwnKey({ className }: { className?: string }): ReactNode {
  const [key, setKey] = usePageKey();
  // Few readers open it, so the others do not download it.
  const field = useLazy(() => import('./KeyField'));
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function open(): void {
    setOpen(true);
    field.open();
  }

  function close(next = key): void {
    setKey(next);
    setOpen(false);
    // Said by the sample at which it was given, not by all of them.
    setUsed(next !== '');
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        onClick={open}
      >
        Use your key
      </button>
      {isOpen && field.value && <field.value.default value={key} onClose={close} />}
      {field.phase === 'failed' && (
        <div className={`${styles.form} ${styles.failed}`} role="alert">
          The key field did not load.
          <Retry className={styles.button} onRetry={() => field.retry(button.current)} />
        </div>
      )}
      <span aria-live="polite" className="visually-hidden">
        {isUsed && 'Your key is in the samples on this page until you leave or reload the page.'}
      </span>
    </>
  );
}

const NONE = { page: '', key: '' };

// In memory only, and for one page: a key must not outlive the reader's look at a sample.
let current = NONE;
const listeners = new Set<() => void>();

/** The key that the reader gave on this page; empty until then. All samples of the page share it. */
export function usePageKey(): [key: string, setKey: (key: string) => void] {
  const { pathname: page } = useLocation();
  const history = useHistory();
  const key = useSyncExternalStore(
    subscribe,
    () => (current.page === page ? current.key : ''),
    () => '',
  );
  const setKey = useCallback(
    (next: string) => {
      current = { page, key: next };
      listeners.forEach((listener) => listener());
    },
    [page],
  );
  // Who comes back to the page has left it: the key is gone.
  useEffect(
    () =>
      history.listen(({ pathname }) => {
        if (pathname !== current.page) current = NONE;
      }),
    [history],
  );
  return [key, setKey];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
