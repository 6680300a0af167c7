import { useEffect, useState } from 'react';
import type { Draft } from './engine/engine';
import { gallery } from './gallery';
import { readShareHash } from './share-hash';

interface State {
  draft: Draft;
  /** Id of the template of the gallery from which it began; none when it came with a link. */
  item?: string;
  /** What Reset goes back to. */
  start: Draft;
  /** What Undo brings back after a reset. */
  undone?: Draft;
  problem?: string;
}

const FIRST: State = { draft: gallery[0]!, item: gallery[0]!.id, start: gallery[0]! };

/** What is typed and chosen. A link decides how it begins. */
export function useDraft() {
  const [state, setState] = useState(FIRST);

  useEffect(() => {
    function read(): void {
      const found = readShareHash(window.location.hash);
      if (!found) return;
      if ('problem' in found) setState({ ...FIRST, problem: found.problem });
      else setState({ draft: found.draft, start: found.draft });
    }
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const { draft, item, start, undone, problem } = state;
  return {
    draft,
    item,
    problem,
    isChanged: !isSame(draft, start),
    canUndo: undone !== undefined,
    setDraft: (next: Draft) => setState({ ...state, draft: next, undone: undefined }),
    choose: (id: string) => {
      const found = gallery.find((one) => one.id === id);
      if (found) setState({ draft: found, item: id, start: found });
    },
    reset: () => setState({ ...state, draft: start, undone: draft }),
    undo: () => undone && setState({ ...state, draft: undone, undone: undefined }),
  };
}

function isSame(one: Draft, other: Draft): boolean {
  return (['template', 'data', 'language', 'seed'] as const).every(
    (key) => one[key] === other[key],
  );
}
