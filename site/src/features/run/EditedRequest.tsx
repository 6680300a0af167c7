/** This module is downloaded when a reader edits an example for the first time. */
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { toEditedRequest } from '@docs/code-samples';
import type { RequestSequence } from '@docs/code-samples';
import { JsonEditor, readBody } from '../json';
import { Problems } from '../responses';
import { useCheck } from '../sandbox';
import RequestCode from './RequestCode';
import styles from './request-code.module.css';

interface Props {
  sequence: RequestSequence;
  text: string;
  onType(text: string): void;
}

/** The panel of an example while it is edited: the body, and below it the code that sends it. */
export default function EditedRequest({ sequence, text, onType }: Props) {
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => editor.current?.querySelector('textarea')?.focus(), []);
  const shown = useDeferredValue(text);
  const state = useMemo(() => readBody(shown), [shown]);
  const request = state.kind === 'json' ? toEditedRequest(sequence, state.value) : undefined;
  const { violations } = useCheck(
    useMemo(() => ({ ...sequence.calls.at(-1)!, body: shown }), [sequence, shown]),
  );
  return (
    <>
      <div ref={editor}>
        <JsonEditor label="Request body" value={text} onChange={onType} />
      </div>
      {/* The editor itself says where a text is no JSON. */}
      <Problems violations={violations.filter(({ rule }) => rule !== 'json')} />
      {request ? (
        <RequestCode request={request} />
      ) : (
        <p className={styles.paused} role="status">
          The code follows as soon as the body is JSON of a usual size.
        </p>
      )}
    </>
  );
}
