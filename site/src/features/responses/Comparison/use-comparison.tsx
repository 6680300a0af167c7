import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import Retry from '../../../ui/Retry';
import { useLazy } from '../../../ui/use-lazy';
import type { View } from '../ResponseView';
import type { Side } from './compare-exchanges';
import type * as Comparing from './Differences';

const loadComparison = (): Promise<typeof Comparing> => import('./Differences');

/**
 * Compares a response with the one before, or keeps the first one for the next: the buttons for the bar
 * of a response, and a view of it. The first press downloads the code.
 *
 * @param first kept without a press: the first response of a shared comparison
 */
export function useComparison(latest?: Side, first?: Side): { view?: View; bar: ReactNode } {
  const [kept, setKept] = useState(first);
  const [seen, setSeen] = useState(first);
  const [{ current, previous }, setResponses] = useState<{ current?: Side; previous?: Side }>({});
  const { value: comparing, phase, open, load, retry } = useLazy(loadComparison);
  if (first !== seen) {
    setSeen(first);
    setKept(first);
  }
  if (latest && latest.exchange !== current?.exchange) {
    // A rejected request says nothing of what a response contains.
    const isAccepted = current !== undefined && current.exchange.status < 400;
    setResponses({ current: latest, previous: isAccepted ? current : previous });
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
  if (!kept && !latest) return { bar: null };
  const start = (side?: Side) => {
    setKept(side);
    open();
  };
  const base =
    kept?.exchange === previous?.exchange ? 'the previous response' : 'the response you kept';
  const bar = (
    <>
      <button
        type="button"
        className="quiet-button"
        onClick={() => (kept ? setKept(undefined) : start(previous ?? latest))}
      >
        {kept ? 'Stop comparing' : previous ? 'Compare with the previous response' : 'Compare'}
      </button>
      {isNewer && (
        <button type="button" className="quiet-button" onClick={() => start(latest)}>
          Compare from here
        </button>
      )}
      <p role="status">
        {kept &&
          (comparison
            ? `Compared with ${base}: ${comparison.summary}.`
            : printHint(phase, isNewer))}
      </p>
      {kept && phase === 'failed' && (
        <p role="alert">
          The comparison did not load. Check your connection and retry.{' '}
          <Retry onRetry={() => retry()} />
        </p>
      )}
    </>
  );
  if (!comparing || !comparison) return { bar };
  const render = () => <comparing.default comparison={comparison} before={kept!} after={latest!} />;
  return { bar, view: { id: 'changes', label: 'Changes', isFirst: true, render } };
}

function printHint(phase: string, isNewer: boolean): string {
  if (phase === 'failed') return '';
  if (isNewer) return 'Loading the comparison…';
  return 'This response is kept. Change the request and send it again to see what is different.';
}
