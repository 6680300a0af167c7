import { useCallback } from 'react';
import type { RefObject } from 'react';
import { useBriefState } from '@site/src/page-parts/CodeBlock/use-brief-state';
import { writeText } from './write-text';

/** How long "Copied" stays. */
const SHOWN_MS = 1500;

/** Copies an element's text; where the clipboard is blocked the text is selected instead. */
export function useCopy(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useBriefState<'copied' | 'selected'>(SHOWN_MS);

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
  }, [element, setState]);

  return { state, copy };
}
