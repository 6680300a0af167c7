import { useState } from 'react';
import type { RequestSequence } from '#samples/request-sequence';
import { useAttempt } from '@site/src/ui/SandboxFailure/use-attempt';
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
 * The state of one example: what was typed and what was answered. Everything else is loaded with
 * the first action; when that fails, Retry does the same action again and nothing typed is lost.
 */
export function useRun(example: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  /** Undefined while the reader does not edit. */
  const [edited, setEdited] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  const { pending, failure, attempt } = useAttempt<Action>();

  async function prepare(): Promise<Loaded> {
    const ready = loaded ?? (await load(example));
    setLoaded(ready);
    return ready;
  }

  function run(): void {
    void attempt('run', async () => {
      const { parts, sequence } = await prepare();
      const run = await parts.sendSequence(sequence, edited);
      setSent({ ...run, isEdited: edited !== undefined });
    });
  }

  function edit(): void {
    void attempt('edit', async () => {
      const { parts, sequence } = await prepare();
      setEdited(parts.toBodyText(sequence));
    });
  }

  /** The response to a discarded body goes with it. */
  function discard(): void {
    setEdited(undefined);
    if (sent?.isEdited) setSent(undefined);
  }

  return {
    loaded,
    edited,
    sent,
    isRunning: pending === 'run',
    error: failure?.error,
    run,
    edit,
    type: setEdited,
    discard,
    retry: failure?.action === 'edit' ? edit : run,
  };
}

async function load(example: string): Promise<Loaded> {
  const parts = await import('./parts');
  return { parts, sequence: await parts.loadRequestSequence(example) };
}
