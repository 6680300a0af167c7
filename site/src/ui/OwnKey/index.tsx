import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useHistory, useLocation } from '@docusaurus/router';
import { useLazy } from '../use-lazy';
import Retry from '../Retry';
import { forgetKeyOfOtherPages, readPageKey, setPageKey, subscribe } from './page-key';
import styles from './styles.module.css';

/**
 * A button below a sample that replaces the placeholder with the reader's own key, in all samples
 * of the page. The key is never stored and is gone with the page.
 */
export default function OwnKey({ className }: { className?: string }) {
  const [key, setKey] = usePageKey();
  // Few readers open it, so the others do not download it.
  const field = useLazy(() => import('./KeyField'));
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // A typed key that was not used yet would still be there when the browser brings the page back.
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = () => flushSync(() => setOpen(false));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [isOpen]);

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
        Insert your key
      </button>
      {isOpen && field.value && <field.value.default value={key} onClose={close} />}
      {field.phase === 'failed' && (
        <div className={`${styles.form} ${styles.failed}`} role="alert">
          The key field did not load.
          <Retry onRetry={() => field.retry(button.current)} />
        </div>
      )}
      <span aria-live="polite" className="visually-hidden">
        {isUsed &&
          key !== '' &&
          'Your key is in the samples on this page until you leave or reload the page.'}
      </span>
    </>
  );
}

/** The key that the reader gave on this page; empty until then. All samples of the page share it. */
export function usePageKey(): [key: string, setKey: (key: string) => void] {
  const { pathname: page } = useLocation();
  const history = useHistory();
  const key = useSyncExternalStore(
    subscribe,
    () => readPageKey(page),
    () => '',
  );
  const setKey = useCallback((next: string) => setPageKey(page, next), [page]);
  useEffect(() => history.listen(({ pathname }) => forgetKeyOfOtherPages(pathname)), [history]);
  return [key, setKey];
}
