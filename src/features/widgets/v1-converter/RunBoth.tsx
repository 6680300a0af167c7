import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Conversion } from '#contract/migration/convert';
import { compareTagIds } from '#contract/migration/compare-tag-ids';
import { parseJson } from '@site/src/features/json/JsonView/parse-json';
import ResponseView from '@site/src/features/json/ResponseView';
import SandboxFailure from '@site/src/ui/SandboxFailure';
import { useLazy } from '@site/src/ui/use-lazy';
import { sendBoth } from './send-both';
import styles from './styles.module.css';

interface Props {
  conversion: Conversion;
  /** What was converted. */
  text: string;
}

/** Sends a request of version 1 and its conversion, and shows both responses. */
export default function RunBoth({ conversion, text }: Props): ReactNode {
  const { kind, isList } = conversion;
  const { value: sent, phase, error, load, retry } = useLazy(sendBoth);
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
        <span role="status">{sent && !isRunning && describe(sent)}</span>
      </p>
      {phase === 'failed' && (
        <SandboxFailure error={error} onRetry={() => retry()} next={button}>
          Your text is kept.
        </SandboxFailure>
      )}
      {sent && (
        <div className={styles.responses}>
          {(['v1', 'v2'] as const).map((version) => (
            <section
              key={version}
              aria-label={version === 'v1' ? 'Run with version 1' : 'Run with version 2'}
            >
              <p className={styles.label}>
                {version === 'v1' ? 'Version 1' : 'Version 2'}:{' '}
                <code>{toLine(sent[version].exchange.request)}</code>
              </p>
              <ResponseView {...sent[version]} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

type Sent = Awaited<ReturnType<typeof sendBoth>>;

function toLine({ method, url }: Sent['v1']['exchange']['request']): string {
  return `${method} ${new URL(url).pathname}`;
}

/** Of two analyses, the sets of IDs are compared, as step 6 of the guide advises. */
function describe({ v1, v2 }: Sent): string {
  if (v1.exchange.status !== 200 || v2.exchange.status !== 200) {
    return `Version 1 returned status ${v1.exchange.status}, version 2 status ${v2.exchange.status}.`;
  }
  if (v1.of.operationId !== 'getTags') return 'Both versions returned the item.';
  return compareTagIds(parseJson(v1.exchange.text), parseJson(v2.exchange.text));
}
