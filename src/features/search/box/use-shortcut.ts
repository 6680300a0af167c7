import { useEffect } from 'react';
import type { RefObject } from 'react';
import { areSingleKeysOn } from '@site/src/features/shortcuts/single-keys';

/** Where letters are text. */
const TYPED = 'input, textarea, select, [contenteditable]';

/** Ctrl or Cmd and K, or `/`, move the focus into the search box; `?` lists the shortcuts. */
export function useShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const hasModifier = ctrlKey || metaKey;
      const isSingle = !hasModifier && !altKey && (key === '/' || key === '?');
      if (isSingle ? !isFree(event) : !hasModifier || key.toLowerCase() !== 'k') return;
      if (!isSingle && (shiftKey || altKey)) return;
      event.preventDefault();
      if (key === '?') {
        // Whoever is offline asks again.
        import('@site/src/features/shortcuts').then(
          ({ showShortcuts }) => showShortcuts(),
          () => {},
        );
        return;
      }
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

function isFree({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest(TYPED)) && areSingleKeysOn();
}
