import type { ConsoleData, ConsoleOperation } from '@docs/openapi/forms';
import { send } from '../../../sandbox';
import type { Exchange } from '../../../sandbox';
import type { ConsoleRequest } from '../../../share-links';
import { useLazy } from '../../../../ui/use-lazy';
import { simulateError } from './simulate-error';
import { buildRequest, toTarget } from './build-request';

export interface ConsoleRun {
  exchange: Exchange;
  /** The request that was sent, with a simulated error. */
  call: ConsoleRequest;
  /** The request as typed, which the history keeps. */
  typed: ConsoleRequest;
  target: string;
}

interface Order {
  call: ConsoleRequest;
  key: string;
  status?: number;
}

/** Sends requests to the sandbox of the page; a failure leaves the last response where it is. */
export function useSend(data: ConsoleData, operation: ConsoleOperation) {
  const { value, phase, error, load } = useLazy(async (order: Order): Promise<ConsoleRun> => {
    const { call, key, status } = order;
    const simulatedError =
      status === undefined ? undefined : simulateError(status, operation, call);
    const sent = { operation, call, key, ...simulatedError };
    return {
      exchange: await send(buildRequest(data, sent.operation, sent.call, sent.key)),
      call: sent.call,
      typed: call,
      target: toTarget(sent.operation, sent.call),
    };
  });
  return {
    sent: value,
    isSending: phase === 'loading',
    failure: error as Error | undefined,
    send: load,
  };
}
