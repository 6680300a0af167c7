import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useBriefState, writeText } from '@site/src/ui/copy/use-copy';

/** How long a button says "Copied". */
const SHOWN_MS = 1500;

/** What is said of a copy, for those who do not see the button. */
const MESSAGES = {
  idle: '',
  copied: 'Copied to the clipboard',
  selected: 'The clipboard is blocked. The code is selected: press Ctrl+C.',
};

/** Makes the Copy buttons of the finished HTML work. @returns what was done, in words */
export function useCopyButtons(container: RefObject<HTMLElement | null>): string {
  const [state, setState] = useBriefState<'copied' | 'selected'>(SHOWN_MS);

  useEffect(() => {
    const element = container.current;
    const timers = new Map<Element, number>();
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('[data-copy]') : null;
      const code = button?.closest('figure')?.querySelector('pre code');
      if (!button || !code) return;
      writeText(code.textContent).then(
        () => {
          setState('copied');
          button.textContent = 'Copied';
          window.clearTimeout(timers.get(button));
          const reset = () => (button.textContent = 'Copy');
          timers.set(button, window.setTimeout(reset, SHOWN_MS));
        },
        () => {
          window.getSelection()?.selectAllChildren(code);
          setState('selected');
        },
      );
    };
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('click', press);
      timers.forEach((timer) => window.clearTimeout(timer));
    };
  }, [container, setState]);

  return MESSAGES[state];
}
