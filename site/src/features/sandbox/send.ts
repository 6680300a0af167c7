import contractsUrl from '@generated/sandbox/default/contracts.json';
import { connectSandbox } from '@docs/sandbox/browser';
import { countReport, forgetAll, rememberRequest, restart } from './memory';
import type { Exchange, SentRequest } from '@docs/sandbox';

/**
 * The sandbox of this page. All consoles and Run buttons share it, so what one request creates
 * another one finds, until the page is loaded again. Its worker starts with the first request.
 */
export const sandbox = connectSandbox(contractsUrl, { onStart: restart, onLoading: countReport });

/** Starts the engine, and loads what the analysis of a text in this language needs, ahead of it. */
export function prepareEngine(text?: string): void {
  const ready = text === undefined ? sandbox.start() : sandbox.prepare({ id: 'ahead', text });
  ready.catch(() => undefined);
}

export async function resetSandbox(): Promise<void> {
  await sandbox.reset();
  forgetAll();
}

/** Sends a request to the sandbox of this page. If that did not load, the next request tries again. */
export async function send(request: SentRequest): Promise<Exchange> {
  const exchange = await sandbox.send(request);
  rememberRequest(request, exchange.status);
  return exchange;
}

/** Sends a request that the page makes for a later one: what it changes is not the reader's. */
export const sendFirst = sandbox.send;

/**
 * A request in one line, without its host.
 *
 * @example printLine({ method: 'POST', url: 'https://media-api.geneea.com/v2/nlp/analyze', headers: [] });
 * // 'POST /v2/nlp/analyze'
 */
export function printLine({ method, url }: Pick<SentRequest, 'method' | 'url'>): string {
  return `${method} ${new URL(url).pathname}`;
}
