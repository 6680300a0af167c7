import { useEffect, useMemo, useState } from 'react';
import Retry from '../../../ui/Retry';
import { useLazy } from '../../../ui/use-lazy';
import type { Side } from './compare-exchanges';
import type * as Comparing from './Differences';
import styles from './compare.module.css';

interface Props {
  latest?: Side;
  /** Kept without a press: the first response of a shared comparison. */
  first?: Side;
}

const loadComparison = (): Promise<typeof Comparing> => import('./Differences');

/** Keeps a response and shows how the next ones differ from it. The first press downloads the code. */
export default function Compare({ latest, first }: Props) {
  const [kept, setKept] = useState(first);
  const [seen, setSeen] = useState(first);
  const { value: comparing, phase, open, load, retry } = useLazy(loadComparison);
  if (first !== seen) {
    setSeen(first);
    setKept(first);
  }
  useEffect(() => {
    if (first) void load();
  }, [first, load]);
  const isNewer = kept !== undefined && latest !== undefined && latest.exchange !== kept.exchange;
  const comparison = useMemo(
    () =>
      isNewer && comparing ? comparing.compareExchanges(kept.exchange, latest.exchange) : undefined,
    [comparing, isNewer, kept, latest],
  );
  if (!kept && !latest) return null;
  const start = () => {
    setKept(latest);
    open();
  };
  return (
    <div className={styles.compare}>
      <button
        type="button"
        className={styles.button}
        onClick={kept ? () => setKept(undefined) : start}
      >
        {kept ? 'Stop comparing' : 'Compare'}
      </button>
      {isNewer && (
        <button type="button" className={styles.button} onClick={start}>
          Compare from here
        </button>
      )}
      <p role="status" className={styles.status}>
        {kept && (comparison?.summary ?? toHint(phase, isNewer))}
      </p>
      {kept && phase === 'failed' && (
        <p role="alert" className={styles.status}>
          The comparison did not load. Check your connection and retry.{' '}
          <Retry onRetry={() => retry()} />
        </p>
      )}
      {comparing && comparison && (
        <comparing.default comparison={comparison} before={kept!} after={latest!} />
      )}
    </div>
  );
}

function toHint(phase: string, isNewer: boolean): string {
  if (phase === 'failed') return '';
  if (isNewer) return 'Loading the comparison…';
  return 'This response is kept. Change the request and send it again to see what is different.';
}
