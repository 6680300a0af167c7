import { useEffect } from 'react';
import { useLazy } from '@site/src/ui/use-lazy';
import { askEngine } from './connect';
import type { Draft, Rendered } from './run';

interface Result {
  rendered: Rendered;
  /** What was rendered; another draft may be typed already. */
  draft: Draft;
}

/** What the engine makes of a draft. While it works, further drafts wait; only the last one counts. */
export function useRendered(draft: Draft) {
  const { value, phase, error, input, load, retry } = useLazy(render);
  const { template, data, language, seed } = draft;
  const wanted = JSON.stringify({ template, data, language, seed });
  const isBusy = phase === 'loading';
  useEffect(() => {
    if (!isBusy && input !== wanted) void load(wanted);
  }, [isBusy, input, wanted, load]);
  return { rendered: value?.rendered, draft: value?.draft, error, retry };
}

async function render(text: string): Promise<Result> {
  const draft = JSON.parse(text) as Draft;
  return { rendered: await askEngine((engine) => engine.render(draft)), draft };
}
