import { useSyncExternalStore } from 'react';
import { createMemory, noteChange } from './memory';
import type { SentRequest } from './memory';

/** The memory of this page. It ends with the sandbox: on Reset, and when its worker starts again. */
export const memory = createMemory();

/** Number of requests that the reader has sent from this page. */
let requests = 0;

const listeners = new Set<() => void>();

export function rememberRequest(request: SentRequest, status: number): void {
  noteChange(memory, request, status);
  requests += 1;
  tell();
}

export function forgetAll(): void {
  memory.changed.clear();
  memory.received.clear();
  tell();
}

/** Whether there is anything that Reset would take back. */
export function useHasChanges(): boolean {
  return useSyncExternalStore(subscribe, hasChanges, () => false);
}

export function useRequestCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => requests,
    () => 0,
  );
}

function hasChanges(): boolean {
  return memory.changed.size > 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
