import contractsUrl from '@generated/sandbox/default/contracts.json';
import { connectSandbox } from '@docs/sandbox/browser';
import { countReport, forgetAll, rememberRequest, restart } from './memory';
import type { SentRequest } from './memory';

/**
 * The sandbox of this page. All consoles and Run buttons share it, so what one request creates
 * another one finds, until the page is loaded again. Its worker starts with the first request.
 */
export const sandbox = connectSandbox(contractsUrl, { onStart: restart, onLoading: countReport });

/** Loads what the analysis of an English text needs, ahead of the first one. */
export function prepareEngine(): void {
  sandbox.prepare({ id: 'ahead', text: 'A text.' }).catch(() => undefined);
}

export async function resetSandbox(): Promise<void> {
  await sandbox.reset();
  forgetAll();
}

export interface Exchange {
  request: SentRequest;
  status: number;
  headers: [name: string, value: string][];
  /** It was not sent now: the build has the response to the unchanged example. */
  isRecorded?: boolean;
  /** Text of the response; empty when the request answers nothing. */
  text: string;
  bytes: number;
  /** The duration in milliseconds, without the download of the sandbox and its parts. */
  milliseconds: number;
}

/** Sends a request to the sandbox of this page. If that did not load, the next request tries again. */
export async function send(request: SentRequest): Promise<Exchange> {
  const exchange = await sendFirst(request);
  rememberRequest(request, exchange.status);
  return exchange;
}

/** Sends a request that the page makes for a later one: what it changes is not the reader's. */
export async function sendFirst(request: SentRequest): Promise<Exchange> {
  const { method, url, headers, body } = request;
  const { response, milliseconds } = await sandbox.send(
    new Request(url, { method, headers, body }),
  );
  const text = await response.text();
  return {
    request,
    status: response.status,
    headers: [...response.headers],
    text,
    bytes: new TextEncoder().encode(text).length,
    milliseconds,
  };
}

/**
 * A request in one line, without its host.
 *
 * @example printLine({ method: 'POST', url: 'https://media-api.geneea.com/v2/nlp/analyze', headers: [] });
 * // 'POST /v2/nlp/analyze'
 */
export function printLine({ method, url }: Pick<SentRequest, 'method' | 'url'>): string {
  return `${method} ${new URL(url).pathname}`;
}
