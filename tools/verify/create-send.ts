import { setTimeout as sleep } from 'node:timers/promises';
import { KEY_PLACEHOLDER, sentHeaders, sentUrl } from '@docs/code-samples';
import type { SampleRequest } from '@docs/code-samples';

export type Send = (request: SampleRequest) => Promise<Response>;

const PAUSE = 500;
const LONGEST_WAIT = 60_000;
const MOST_RETRIES = 3;

/**
 * Returns a function that sends a request, and again after 429 and 503. It follows no redirect: another
 * host must not get the key.
 *
 * @param key is replaced by `mask` in the response
 * @throws an error of one line if there is no complete response
 */
export function createSend(
  key: string,
  mask: (text: string) => string,
  { timeout = 30_000, wait = sleep as (milliseconds: number) => Promise<unknown> },
): Send {
  return async (request) => {
    for (let retries = 0; ; retries += 1) {
      await wait(PAUSE);
      const response = await sendOnce(request);
      const delay = parseDelay(response, retries);
      if (retries === MOST_RETRIES || !(delay <= LONGEST_WAIT)) return response;
      await wait(delay);
    }
  };

  async function sendOnce({ url, method, body, ...request }: SampleRequest): Promise<Response> {
    const signal = AbortSignal.timeout(timeout);
    const headers = new Headers(sentHeaders({ url, method, body, ...request }));
    for (const [name, value] of headers) headers.set(name, value.split(KEY_PLACEHOLDER).join(key));
    const init = { method, headers, body: JSON.stringify(body), signal };
    try {
      const response = await fetch(sentUrl(url), { ...init, redirect: 'manual' });
      const text = mask(await response.text());
      const masked = new Headers(response.headers);
      masked.forEach((value, name) => masked.set(name, mask(value)));
      return new Response(text || null, { status: response.status, headers: masked });
    } catch (cause) {
      const { code, message } = ((cause as Error).cause ?? cause) as NodeJS.ErrnoException;
      const reason = signal.aborted ? `within ${timeout / 1000} s` : `(${code ?? message})`;
      throw new Error(`no response ${reason}`, { cause });
    }
  }
}

/** Milliseconds to wait before a retry; not a number where a retry makes no sense. */
function parseDelay({ status, headers }: Response, retries: number): number {
  const value = headers.get('Retry-After');
  if (status !== 429 && (status !== 503 || value === null)) return NaN;
  const seconds = Number(value ?? 2 ** retries);
  return Number.isNaN(seconds) ? Math.max(0, Date.parse(value ?? '') - Date.now()) : seconds * 1000;
}
