import { useState } from 'react';
import type { Draft, Rendered } from './engine/run';

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
