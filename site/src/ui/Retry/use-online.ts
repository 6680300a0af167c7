import { useEffect, useRef } from 'react';

/** Acts when the connection returns: nobody needs to press Retry. */
export function useOnline(act: () => unknown): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onOnline = (): void => void latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
