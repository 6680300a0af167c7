import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

export const SHOWN_MS = 1500;

/** The same for screen readers. */
export const MESSAGES = {
  idle: '',
  copied: 'Copied to the clipboard',
  selected: 'The clipboard is blocked. The code is selected: press Ctrl+C.',
};

/** Copies an element's text; where the clipboard is blocked the text is selected instead. */
export function useCopy(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useBriefState<'copied' | 'selected'>(SHOWN_MS);

  const copy = useCallback(() => {
    const node = element.current;
    if (!node) return;
    // Copying the path of an endpoint copies its whole URL.
    writeText(node.dataset.copy ?? node.textContent ?? '').then(
      () => setState('copied'),
      () => {
        window.getSelection()?.selectAllChildren(node);
        setState('selected');
      },
    );
  }, [element, setState]);

  return { isCopied: state === 'copied', message: MESSAGES[state], copy };
}

/** Rejects where the page is not served securely and the clipboard does not exist. */
export async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** A state that is `idle` again after a while: what a button says of what it did. */
export function useBriefState<State extends string>(
  milliseconds: number,
): [State | 'idle', (name: State | 'idle') => void] {
  // An object: the same state again starts the time again.
  const [state, setState] = useState<{ name: State | 'idle' }>({ name: 'idle' });
  const change = useCallback((name: State | 'idle') => setState({ name }), []);
  useEffect(() => {
    if (state.name === 'idle') return undefined;
    const timer = setTimeout(() => change('idle'), milliseconds);
    return () => clearTimeout(timer);
  }, [state, change, milliseconds]);
  return [state.name, change];
}
