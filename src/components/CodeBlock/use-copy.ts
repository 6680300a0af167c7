import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

type CopyState = 'idle' | 'copied' | 'selected';

/** How long "Copied" stays. */
const SHOWN_MS = 1500;

/** Copies an element's text; where the clipboard is blocked the text is selected instead. */
export function useCopy(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = useCallback(() => {
    const node = element.current;
    if (!node) return;
    writeText(node.textContent ?? '').then(
      () => setState('copied'),
      () => {
        window.getSelection()?.selectAllChildren(node);
        setState('selected');
      },
    );
  }, [element]);

  return { state, copy };
}

/** Rejects where the page is not served securely and the clipboard does not exist. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
