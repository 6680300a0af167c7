import { useHistory } from '@docusaurus/router';
import type { MouseEvent } from 'react';
import type { Hit } from '@docs/search';

/** The search hands this to the page that it opens. */
export interface HitState {
  searchWords?: string[];
}

interface Target {
  url: string;
  hit?: Hit;
}

export function useOpen() {
  const history = useHistory<HitState | undefined>();

  function open({ url, hit }: Target): void {
    const { pathname, search, hash } = new URL(url, window.location.href);
    const state = hit === undefined ? undefined : { searchWords: hit.words };
    history.push({ pathname, search, hash, state });
  }

  /** Leaves new tabs and windows to the browser. */
  function onClick(event: MouseEvent, target: Target): void {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModified || event.defaultPrevented) return;
    event.preventDefault();
    open(target);
  }

  return { open, onClick };
}
