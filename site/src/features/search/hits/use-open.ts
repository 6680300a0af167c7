import { useHistory } from '@docusaurus/router';
import type { MouseEvent } from 'react';
import type { Hit } from '@docs/search';
import { remember } from './recent';

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
    if (isMail(url)) return window.location.assign(url);
    if (hit) remember(hit);
    const { pathname, search, hash } = new URL(url, window.location.href);
    const state = hit === undefined ? undefined : { searchWords: hit.words };
    history.push({ pathname, search, hash, state });
  }

  /** Leaves new tabs and windows to the browser. */
  function onClick(event: MouseEvent, target: Target): void {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModified || event.defaultPrevented || isMail(target.url)) return;
    event.preventDefault();
    open(target);
  }

  return { open, onClick };
}

function isMail(url: string): boolean {
  return url.startsWith('mailto:');
}
