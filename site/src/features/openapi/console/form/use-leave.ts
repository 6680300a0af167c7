import { useEffect, useRef } from 'react';

/**
 * For the fields of a form: does something when one of them is left, at once, or, if a press of the
 * mouse leaves it, after the press. The page must not move before, or the press misses the button
 * that it began on.
 */
export function useLeave(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes right after the release.
      if (waiting.current) setTimeout(waiting.current);
      waiting.current = undefined;
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    // A drag ends without `mouseup`.
    document.addEventListener('dragend', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);
  return (act) => {
    if (!isPressed.current) return act();
    waiting.current = act;
  };
}
