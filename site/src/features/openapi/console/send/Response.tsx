import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { describeStatus } from '@docs/openapi';
import { ResponseView, useComparison } from '../../../responses';
import { createTextView } from '../../../linked-text';
import type { ConsoleRequest } from '../../../share-links';
import { useNextRequests } from './next-requests/use-next-requests';
import type { ConsoleRun } from './use-send';
import { interactiveContract } from '@docs/vendor';

interface Props {
  sent: ConsoleRun;
  first?: ConsoleRun;
  onOpen(call: ConsoleRequest, origin?: string): void;
  /** More for the foot of the response. */
  children: ReactNode;
}

/** The response. Values that other operations accept offer a request to them. */
function Reply({ sent, first, onOpen, children }: Props) {
  const { exchange, call } = sent;
  const { operationId } = call;
  // Consoles send requests of this API only.
  const of = useMemo(() => ({ contract: interactiveContract, operationId }), [operationId]);
  const latest = useMemo(() => ({ exchange, of, call }), [exchange, of, call]);
  const kept = useMemo(
    () => first && { exchange: first.exchange, of, call: first.call },
    [first, of],
  );
  const { view, bar } = useComparison(latest, kept);
  const renderBeside = useNextRequests(sent, onOpen);
  return (
    <>
      <p role="status" className="visually-hidden">
        {`The sandbox returned ${exchange.status} ${describeStatus(exchange.status)}.`}
      </p>
      <ResponseView
        exchange={exchange}
        of={of}
        views={[createTextView(exchange, of), view]}
        renderBeside={renderBeside}
        bar={bar}
        foot={children}
      />
    </>
  );
}

// The previous response stays as it is while the next request is pending.
export default memo(Reply);
