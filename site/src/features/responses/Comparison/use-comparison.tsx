import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import Retry from '../../../ui/Retry';
import { useLazy } from '../../../ui/use-lazy';
import type { View } from '../ResponseView';
import type { Side } from './compare-exchanges';
import type * as Comparing from './Differences';

const loadComparison = (): Promise<typeof Comparing> => import('./Differences');

/**
 * Keeps a response and shows how the next ones differ from it: the buttons for the foot of a response, and
 * a view of it. The first press downloads the code.
 *
 * @param first kept without a press: the first response of a shared comparison
 */
export function useComparison(latest?: Side, first?: Side): { view?: View; foot: ReactNode } {
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
  if (!kept && !latest) return { foot: null };
  const start = () => {
    setKept(latest);
    open();
  };
  const foot = (
    <>
      <button
        type="button"
        className="quiet-button"
        onClick={kept ? () => setKept(undefined) : start}
      >
        {kept ? 'Stop comparing' : 'Compare'}
      </button>
      {isNewer && (
        <button type="button" className="quiet-button" onClick={start}>
          Compare from here
        </button>
      )}
      <p role="status">{kept && (comparison?.summary ?? toHint(phase, isNewer))}</p>
      {kept && phase === 'failed' && (
        <p role="alert">
          The comparison did not load. Check your connection and retry.{' '}
          <Retry onRetry={() => retry()} />
        </p>
      )}
    </>
  );
  if (!comparing || !comparison) return { foot };
  const render = () => <comparing.default comparison={comparison} before={kept!} after={latest!} />;
  return { foot, view: { id: 'changes', label: 'Changes', isFirst: true, render } };
}

function toHint(phase: string, isNewer: boolean): string {
  if (phase === 'failed') return '';
  if (isNewer) return 'Loading the comparison…';
  return 'This response is kept. Change the request and send it again to see what is different.';
}
