import React, { useState } from 'react';
import type { ReactNode } from 'react';
import type { ConsoleRequest } from '@site/src/features/console/links/console-request';
import Compare from '@site/src/features/json/Comparison/Compare';
import { useHasChanges } from '@site/src/features/sandbox-client/page-memory';
import type { Run } from '@site/src/features/sandbox-client/run-request-sequence';
import type { CalledOperation } from '@site/src/features/field-card/use-field-links';
import ResponseView from '@site/src/features/json/ResponseView';
import { toTextView } from '@site/src/features/linked-text/to-text-view';
import ResetSandbox from '@site/src/ui/ResetSandbox';
import styles from '@site/src/page-parts/Run/styles.module.css';

export interface SentOperation {
  of: CalledOperation;
  /** As a console has it, where there is one. */
  call?: ConsoleRequest;
}

/** The response, and how it differs from one that was kept; that one stays when an edit is discarded. */
export default function Result({ sent }: { sent?: Run & SentOperation }): ReactNode {
  return (
    <>
      {sent && <Response sent={sent} />}
      <Compare latest={sent} />
    </>
  );
}

/** The response, of an analysis with its text too, and the requests that were sent before it. */
function Response({ sent }: { sent: Run & SentOperation }): ReactNode {
  const { exchange, before, of } = sent;
  const textView = toTextView(exchange, of);
  const hasChanges = useHasChanges();
  // Once offered it stays: what it says after a press is to be read, and the focus is on it.
  const [isOffered, setOffered] = useState(false);
  if (hasChanges && !isOffered) setOffered(true);
  return (
    <div className={styles.result}>
      {before.length > 0 && (
        <p className={styles.sent}>
          Sent first, because this request depends on it:{' '}
          {before.map((title) => `“${title}”`).join(', ')}.
        </p>
      )}
      <ResponseView exchange={exchange} of={of} views={textView && [textView]} />
      {isOffered && (
        <p className={styles.reset}>
          <ResetSandbox className={styles.button} />
        </p>
      )}
    </div>
  );
}
