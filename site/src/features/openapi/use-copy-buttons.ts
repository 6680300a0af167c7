import { useEffect } from 'react';
import type { RefObject } from 'react';
import { MESSAGES, SHOWN_MS, useBriefState, writeText } from '../../ui/copy/use-copy';

/** Makes the Copy buttons of the finished HTML work; returns what was done, in words. */
export function useCopyButtons(container: RefObject<HTMLElement | null>, server: string): string {
  const [state, setState] = useBriefState<'copied' | 'selected'>(SHOWN_MS);

  useEffect(() => {
    const element = container.current;
    const timers = new Map<Element, number>();
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('.copy-button') : null;
      const code = button?.closest('.call, figure')?.querySelector('code');
      if (!button || !code) return;
      // An endpoint line shows its path only.
      const host = button.closest('.call') ? server : '';
      writeText(host + code.textContent).then(
        () => {
          setState('copied');
          button.classList.add('copied');
          window.clearTimeout(timers.get(button));
          const reset = () => button.classList.remove('copied');
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
  }, [container, server, setState]);

  return MESSAGES[state];
}
