import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * The content below the first screen of a page. When a reader follows a link to the page, it is made
 * after that screen is painted. In all other cases it is there at once: in the HTML, where a link
 * leads into the page, and on the way back, when the browser looks for the place it had left.
 */
export default function Later({ children }: { children: ReactNode }): ReactNode {
  const { action, location } = useHistory();
  const isBrowser = useIsBrowser();
  const [isShown, setShown] = useState(
    () => !isBrowser || action !== 'PUSH' || location.hash !== '',
  );
  useEffect(() => {
    if (isShown) return undefined;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isShown]);
  return isShown && children;
}
