import { useEffect, useRef, useState } from 'react';
import { askEngine } from './connect';
import type { Draft, Rendered } from './run';

interface State {
  rendered?: Rendered;
  /** What was rendered; another draft may be typed already. */
  draft?: Draft;
  error?: unknown;
}

/** What the engine makes of a draft. While it works, further drafts wait; only the last one counts. */
export function useRendered(draft: Draft): State & { retry(): void } {
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const queue = useRef<{ isBusy: boolean; next?: Draft }>({ isBusy: false });
  const { template, data, language, seed } = draft;

  useEffect(() => {
    const line = queue.current;
    line.next = { template, data, language, seed };
    if (!line.isBusy) void work();

    async function work(): Promise<void> {
      line.isBusy = true;
      while (line.next) {
        const current: Draft = line.next;
        line.next = undefined;
        try {
          const rendered = await askEngine((engine) => engine.render(current));
          setState({ rendered, draft: current });
        } catch (error) {
          setState((before) => ({ ...before, error }));
        }
      }
      line.isBusy = false;
    }
  }, [template, data, language, seed, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
