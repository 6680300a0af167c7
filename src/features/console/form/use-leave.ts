import { useEffect, useRef } from 'react';

/**
 * Does something when a field is left: at once, or, if a press of the mouse leaves it, after the press.
 * What is drawn must not move before, or the press misses the button that it began on.
 */
export function useLeave(leave: () => void): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  return () => {
    if (!isPressed.current) return leave();
    // The click comes right after the release.
    document.addEventListener('mouseup', () => setTimeout(leave), { once: true });
  };
}
