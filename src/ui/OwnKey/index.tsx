import React, { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLazy } from '../use-lazy';
import Retry from '../Retry';
import styles from './styles.module.css';
import { usePageKey } from './use-page-key';

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
        {isUsed && 'Your key is in the samples on this page until you leave or reload it.'}
      </span>
    </>
  );
}
