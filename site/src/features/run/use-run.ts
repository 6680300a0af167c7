import { useRef, useState } from 'react';
import type { RequestSequence } from '@docs/code-samples';
import { useLazy } from '../../ui/use-lazy';
import type * as Parts from './parts';

type SentRun = Awaited<ReturnType<typeof Parts.sendSequence>>;

interface Loaded {
  parts: typeof Parts;
  sequence: RequestSequence;
}

interface Sent extends SentRun {
  /** The body was the reader's own. */
  isEdited: boolean;
}

type Action = 'run' | 'edit';

/**
 * The state of one example: what was typed and what was returned. Everything else is loaded with
 * the first action; when that fails, Retry does the same action again and nothing typed is lost.
 */
export function useRun(example: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  /** Undefined while the reader does not edit. */
  const [edited, setEdited] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  /** Counts the bodies that were discarded, perhaps while a response to one was on its way. */
  const discards = useRef(0);
  const { phase, input, error, load, retry } = useLazy(async (action: Action) => {
    const ready = loaded ?? (await loadExample(example));
    setLoaded(ready);
    const { parts, sequence } = ready;
    if (action === 'edit') return setEdited(parts.readEdit(example) ?? parts.toBodyText(sequence));
    const discardsBefore = discards.current;
    const run = await parts.sendSequence(sequence, edited);
    if (discards.current === discardsBefore) setSent({ ...run, isEdited: edited !== undefined });
  });

  /** One action at a time. */
  function act(action: Action): void {
    if (phase !== 'loading') void load(action);
  }

  /** What is typed outlives a reload; see kept-edits.ts. */
  function type(text: string): void {
    loaded?.parts.keepEdit(example, text);
    setEdited(text);
  }

  /** The response to a discarded body goes with it. */
  function discard(): void {
    discards.current += 1;
    loaded?.parts.forgetEdit(example);
    setEdited(undefined);
    if (sent?.isEdited) setSent(undefined);
  }

  return {
    loaded,
    edited,
    sent,
    isRunning: phase === 'loading' && input === 'run',
    error,
    run: () => act('run'),
    edit: () => act('edit'),
    type,
    discard,
    retry,
  };
}

async function loadExample(example: string): Promise<Loaded> {
  const parts = await import('./parts');
  return { parts, sequence: await parts.loadRequestSequence(example) };
}
