// Change: our own look, without style attributes, which the content security policy forbids.
// Upstream: core 3.10.2, theme-fallback.
import type Upstream from '@theme/Loading';
import { useEffect, useState } from 'react';
import { useOnline } from '../../ui/Retry/use-online';
import styles from './styles.module.css';

type Props = Parameters<typeof Upstream>[0];

export default function Loading({ error, retry, pastDelay }: Props) {
  // A page is in frames that load as it does. An error that is here from the start is older than
  // the frame around it, which has just loaded: one Retry is to be enough for all of them.
  const [isOld, setOld] = useState(Boolean(error));
  useEffect(() => {
    if (!isOld) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- one update with what retry() changes: the next error can come before a render without one
    setOld(false);
    retry();
  }, [isOld, retry]);
  useOnline(() => error && retry());
  if (error && !isOld) {
    return (
      <div className={styles.box} role="alert">
        <h1 className={styles.title}>This page did not load.</h1>
        {/* The message of the bundler names a file by number; a reader needs a sentence before it. */}
        {/Loading (CSS )?chunk/.test(String(error)) && (
          <p>
            A file of this page could not be downloaded. When the connection is back, the page opens
            by itself.
          </p>
        )}
        <p className={styles.text}>{String(error)}</p>
        <button type="button" className="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (error || !pastDelay) return null;
  return (
    <div className={styles.waiting} role="status" aria-label="Loading">
      <span className="spinner" />
    </div>
  );
}
