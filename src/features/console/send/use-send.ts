import { useState } from 'react';
import type { ConsoleData, ConsoleOperation } from '#contract/console-data';
import { send } from '@site/src/features/sandbox-client/send';
import type { Exchange } from '@site/src/features/sandbox-client/send';
import { simulateError } from './simulate-error';
import type { ConsoleRequest } from '../links/shared-request';
import { toRequest, toTarget } from './to-request';

/** A request with its response. */
export interface Sent {
  exchange: Exchange;
  /** What went out, with a provoked error. */
  call: ConsoleRequest;
  /** What the reader had typed; the history keeps it. */
  typed: ConsoleRequest;
  target: string;
}

interface Order {
  call: ConsoleRequest;
  key: string;
  /** Status of the error to provoke. */
  status?: number;
}

/** Sends requests to the sandbox of the page; a failure leaves the last answer where it is. */
export function useSend(data: ConsoleData, operation: ConsoleOperation) {
  const [sent, setSent] = useState<Sent>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error>();

  async function start({ call, key, status }: Order): Promise<Sent | undefined> {
    const simulatedError =
      status === undefined ? undefined : simulateError(status, operation, call);
    const order = { operation, call, key, ...simulatedError };
    setSending(true);
    try {
      const exchange = await send(toRequest(data, order.operation, order.call, order.key));
      const answered = {
        exchange,
        call: order.call,
        typed: call,
        target: toTarget(order.operation, order.call),
      };
      setSent(answered);
      setFailure(undefined);
      return answered;
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      return undefined;
    } finally {
      setSending(false);
    }
  }

  return { sent, isSending, failure, start };
}
