import { useRef, useState } from 'react';
import type { RequestSequence } from '@docs/code-samples';
import { isSavingData } from '../../ui/is-saving-data';
import { useLazy } from '../../ui/use-lazy';
import type * as Editing from './EditedRequest';
import type * as Parts from './parts';

type ExampleRun = Awaited<ReturnType<typeof Parts.sendSequence>>;

interface Loaded {
  parts: typeof Parts;
  sequence: RequestSequence;
  editing?: typeof Editing;
}

interface ShownRun extends ExampleRun {
  /** The body was the reader's own. */
  isEdited: boolean;
  /** Which press of Run it responds to. */
  change: number;
}

/**
 * The state of one example: what was typed and what was returned. Everything else is loaded when a
 * reader comes near, or with the first action; when that fails, Retry does the same action again and
 * nothing typed is lost.
 */
export function useRun(example: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  /** Undefined while the reader does not edit. */
  const [edited, setEdited] = useState<string>();
  /** The text before Reset. */
  const [undone, setUndone] = useState<string>();
  const [sent, setSent] = useState<ShownRun>();
  const prepared = useRef<Promise<Loaded>>(undefined);
  /** Counts runs and resets: a response that was on its way meanwhile is not shown. */
  const changes = useRef(0);

  function prepare(): Promise<Loaded> {
    prepared.current ??= loadExample(example);
    prepared.current.catch(() => (prepared.current = undefined));
    return prepared.current;
  }

  const running = useLazy(async () => {
    const ready = loaded ?? (await prepare());
    const { parts, sequence } = ready;
    setLoaded((before) => before ?? ready);
    const isEdited = edited !== undefined;
    const recorded = isEdited || sent ? undefined : parts.findRecorded(sequence);
    const change = (changes.current += 1);
    // Meanwhile the request itself is sent: later requests may depend on it.
    if (recorded) setSent({ ...recorded, isEdited, change });
    const run = await parts.sendSequence(sequence, edited);
    if (changes.current === change) setSent({ ...run, isEdited, change });
  });
  const opening = useLazy(async (kept: string | undefined) => {
    const ready = loaded ?? (await prepare());
    const { parts, sequence } = ready;
    setLoaded({ ...ready, editing: await import('./EditedRequest') });
    setUndone(undefined);
    setEdited(kept ?? parts.findKeptEdit(example).get() ?? parts.printBodyText(sequence));
    if (!isSavingData()) parts.prepare(sequence);
  });

  /** Loads what Run needs while a reader comes near, unless the reader saves data. */
  function approach(): void {
    if (prepared.current || isSavingData()) return;
    // The action loads again what fails here, and says so.
    prepare().then(
      ({ parts }) => parts.sandbox.start().catch(() => undefined),
      () => undefined,
    );
  }

  /** Typed text survives a reload; see kept-edits.ts. */
  function type(text: string): void {
    loaded?.parts.findKeptEdit(example).set(text);
    setEdited(text);
  }

  const original = loaded?.parts.printBodyText(loaded.sequence);
  const isChanged = edited !== undefined && edited !== original;

  /** Also removes the response to the edited body. */
  function reset(): void {
    changes.current += 1;
    loaded?.parts.findKeptEdit(example).del();
    setUndone(isChanged ? edited : undefined);
    setEdited(undefined);
    if (sent?.isEdited) setSent(undefined);
  }

  return {
    loaded,
    edited,
    isChanged,
    canUndo: undone !== undefined,
    sent,
    isRunning: running.phase === 'loading',
    error: running.error ?? opening.error,
    approach,
    run: () => void running.load(),
    edit: () => void opening.load(undefined),
    undo: () => void opening.load(undone),
    type,
    reset,
    retry: () => (running.error === undefined ? opening : running).retry(),
  };
}

async function loadExample(example: string): Promise<Loaded> {
  const parts = await import('./parts');
  return { parts, sequence: await parts.loadRequestSequence(example) };
}
