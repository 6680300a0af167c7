import { useSyncExternalStore } from 'react';
import type { SentRequest } from '@docs/sandbox';

/** The effects of this page's requests on the sandbox, as far as later ones depend on them. */
export interface Memory {
  /** URLs of the things that a reader's own requests have added, changed or deleted. */
  changed: Set<string>;
  /** Values that examples repeat, such as reference keys: as stored, and as the sandbox gave them. */
  received: Map<string, string>;
}

export function createMemory(): Memory {
  return { changed: new Set(), received: new Map() };
}

/** Notes a request of the reader when it has changed something. */
export function noteChange(
  { changed }: Memory,
  { method, url, body }: SentRequest,
  status: number,
): void {
  if (status >= 400) return;
  if (method === 'PUT' || method === 'DELETE') changed.add(url);
  if (url.endsWith('/create')) changed.add(toCreatedUrl(url, body));
}

/** `POST …/create` creates something at `…/{gkbId}`. */
function toCreatedUrl(url: string, body = ''): string {
  const { gkbId } = JSON.parse(body) as { gkbId: string };
  return url.replace(/create$/, encodeURIComponent(gkbId));
}

/** The memory of this page. It ends with the sandbox: on Reset, and when its worker starts again. */
export const memory = createMemory();

/** Number of requests that the reader has sent from this page. */
let requests = 0;

/** Downloads that the worker has begun or ended: the contracts, then the engine of the request. */
let reports = 0;

const listeners = new Set<() => void>();

export function rememberRequest(request: SentRequest, status: number): void {
  noteChange(memory, request, status);
  requests += 1;
  tell();
}

export function countReport(): void {
  reports += 1;
  tell();
}

export function restart(): void {
  reports = 0;
  forgetAll();
}

export function forgetAll(): void {
  memory.changed.clear();
  memory.received.clear();
  tell();
}

/** Whether there is anything that Reset would take back. */
export function useHasChanges(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => memory.changed.size > 0,
    () => false,
  );
}

export function useRequestCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => requests,
    () => 0,
  );
}

/** Which of three downloads is under way: the worker's script, the contracts, an engine. */
export function useStep(): number | undefined {
  return useSyncExternalStore(subscribe, () =>
    reports < 4 ? 1 + Math.ceil(reports / 2) : undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
