import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { findInternalPath } from './internal-path';

/** Links of finished HTML are plain ones: those to other pages of the site need no full load. */
export function useInternalLinks(container: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const element = container.current;
    const follow = (event: MouseEvent) => {
      const path = findInternalPath(event);
      if (path === undefined) return;
      event.preventDefault();
      history.push(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [container, history]);
}
