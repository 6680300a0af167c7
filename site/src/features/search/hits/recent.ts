import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import { useMemo } from 'react';
import type { Hit } from '@docs/search';

const KEY = 'search.recent';
const OPTIONS = { persistence: 'sessionStorage' } as const;
const MOST = 5;

/** The hits that were opened in this tab, the last one first, and a way to forget them. */
export function useRecent(): { recent: Hit[]; forget: () => void } {
  const [stored, slot] = useStorageSlot(KEY, OPTIONS);
  return { recent: useMemo(() => read(stored), [stored]), forget: slot.del };
}

/** Keeps where a hit leads, but not what was typed. */
export function remember(hit: Hit): void {
  const slot = createStorageSlot(KEY, OPTIONS);
  const kept: Hit = {
    ...hit,
    about: '',
    words: [],
    marks: { t: [], s: [], about: [] },
    alsoIn: [],
  };
  const toKey = ({ document: { u, h } }: Hit) => `${u}${h ?? ''}`;
  const others = read(slot.get()).filter((other) => toKey(other) !== toKey(hit));
  slot.set(JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** A later version of the site may keep other things. */
function read(stored: string | null | undefined): Hit[] {
  try {
    return JSON.parse(stored ?? '[]') as Hit[];
  } catch {
    return [];
  }
}
