import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { findPath, opensHere } from './find-path';

/**
 * Follows the plain links of a part of the page without a full load, and loads their pages as soon
 * as a reader reaches for them, as `Link` does. The document listens, so that the parts of the page
 * can keep a click for themselves.
 */
export function usePlainLinks(container: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    let reached: string | undefined;
    const toPath = ({ target }: Event): string | undefined =>
      container.current?.contains(target as Node) ? findPath(target) : undefined;
    const follow = (event: MouseEvent): void => {
      const path = event.defaultPrevented || !opensHere(event) ? undefined : toPath(event);
      if (path === undefined) return;
      event.preventDefault();
      const { pathname, search, hash } = history.location;
      history[path === pathname + search + hash ? 'replace' : 'push'](path);
    };
    const load = (event: Event): void => {
      const path = toPath(event);
      if (path === undefined || path === reached) return;
      reached = path;
      window.docusaurus.preload(path);
    };
    const end = new AbortController();
    document.addEventListener('click', follow, end);
    document.addEventListener('pointerover', load, end);
    return () => end.abort();
  }, [container, history]);
}
