import { useEffect, useState } from 'react';
import { useLazy } from '@site/src/ui/use-lazy';
import { askEngine } from './engine';
import type { Draft, Rendered } from './engine';

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

type Text = Extract<Rendered, { type: 'text' }>;

/** The last text that could be rendered: while a template has an error, it stays on the page. */
export function useLastText(
  rendered: Rendered | undefined,
  draft: Draft | undefined,
): { rendered: Text; draft: Draft } | undefined {
  const [last, setLast] = useState<{ rendered: Text; draft: Draft }>();
  if (rendered?.type === 'text' && draft && last?.rendered !== rendered) {
    setLast({ rendered, draft });
    return { rendered, draft };
  }
  return last;
}
