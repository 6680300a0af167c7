import { useEffect } from 'react';
import type { RefObject } from 'react';
import { MESSAGES, SHOWN_MS, useBriefState, writeText } from '../../ui/copy/use-copy';

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
