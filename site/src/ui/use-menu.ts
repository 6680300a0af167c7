import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Elsewhere, these events end a visit to the menu. */
const LEAVING = ['mousedown', 'touchstart', 'focusin'];

/**
 * Whether a menu is open; it closes when its reader goes elsewhere. The mouse shows the menu too, as
 * long as it is over it, and Escape hides that as well, until the mouse comes again.
 */
export function useMenu(menu: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [mouse, setMouse] = useState<'away' | 'over' | 'dismissed'>('away');
  const isShown = isOpen || mouse === 'over';

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    LEAVING.forEach((type) => document.addEventListener(type, leave));
    return () => LEAVING.forEach((type) => document.removeEventListener(type, leave));
  }, [isOpen, menu]);

  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      // A hidden item would lose the focus.
      if (menu.current?.contains(document.activeElement)) {
        menu.current.querySelector('button')?.focus();
      }
      setOpen(false);
      setMouse('dismissed');
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isShown, menu]);

  return {
    isOpen,
    setOpen,
    isHoverable: mouse !== 'dismissed',
    hovering: { onMouseEnter: () => setMouse('over'), onMouseLeave: () => setMouse('away') },
  };
}
