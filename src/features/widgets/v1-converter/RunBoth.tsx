import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Conversion } from '#contract/migration/convert';
import SandboxFailure from '@site/src/ui/SandboxFailure';
import { useLazy } from '@site/src/ui/use-lazy';
import type * as Both from './Responses';
import styles from './styles.module.css';

interface Props {
  conversion: Conversion;
  /** What was converted. */
  text: string;
}

const loadBoth = (): Promise<typeof Both> => import('./Responses');

async function run(request: Props) {
  const both = await loadBoth();
  return { both, ...(await both.sendBoth(request)) };
}

/** Sends a request of version 1 and its conversion, and shows both responses. */
export default function RunBoth({ conversion, text }: Props): ReactNode {
  const { kind, isList } = conversion;
  const { value: sent, phase, error, load, retry } = useLazy(run);
  const button = useRef<HTMLButtonElement>(null);
  if (kind !== 'request' && kind !== 'item-request') return null;
  if (isList) {
    return (
      <p className={styles.hint}>
        Version 1 has no endpoint for several articles. To run both versions, paste one request.
      </p>
    );
  }
  const isRunning = phase === 'loading';
  return (
    <>
      <p className={styles.actions}>
        <button
          ref={button}
          type="button"
          className="button button--primary"
          aria-disabled={isRunning}
          onClick={() => !isRunning && void load({ conversion, text })}
        >
          {isRunning ? 'Running…' : 'Run both in the sandbox'}
        </button>
        <span role="status">{sent && !isRunning && sent.both.describeBoth(sent)}</span>
      </p>
      {phase === 'failed' && (
        <SandboxFailure error={error} onRetry={() => retry()} next={button}>
          Your text is kept.
        </SandboxFailure>
      )}
      {sent && <sent.both.default {...sent} />}
    </>
  );
}
