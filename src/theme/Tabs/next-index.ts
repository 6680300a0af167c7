import type { KeyboardEvent } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The tab that a key leads to from the tab at `index`; undefined for keys that lead nowhere. */
export function toNextIndex(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  index: number,
  count: number,
): number | undefined {
  // With these the browser goes back, or to the ends of the page.
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const steps: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}
