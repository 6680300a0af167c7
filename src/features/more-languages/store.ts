import { useEffect, useSyncExternalStore } from 'react';
import type { MoreSamples } from '#samples/more-samples';

/** What was downloaded, by the name of the example. */
const samples = new Map<string, MoreSamples>();
/** The examples of the page. All of them change together, so all are downloaded together. */
const onPage = new Map<string, number>();
const listeners = new Set<() => void>();

/** The code of an example in a language that is no tab, once it is downloaded. */
export function useSamples(example: string | undefined): MoreSamples | undefined {
  useEffect(() => {
    if (example === undefined) return undefined;
    onPage.set(example, (onPage.get(example) ?? 0) + 1);
    return () => {
      const count = (onPage.get(example) ?? 1) - 1;
      if (count > 0) onPage.set(example, count);
      else onPage.delete(example);
    };
  }, [example]);
  return useSyncExternalStore(
    subscribe,
    () => (example === undefined ? undefined : samples.get(example)),
    () => undefined,
  );
}

/**
 * Downloads the code of an example, and of the others on the page.
 *
 * @throws when that of the example does not arrive; the others try again when they are shown
 */
export async function loadSamples(example: string): Promise<void> {
  const { download } = await import('./download');
  const names = [...new Set([example, ...onPage.keys()])].filter((name) => !samples.has(name));
  const results = await Promise.allSettled(
    names.map(async (name) => samples.set(name, await download(name))),
  );
  listeners.forEach((listener) => listener());
  const own = results[names.indexOf(example)];
  if (own?.status === 'rejected') throw own.reason;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
