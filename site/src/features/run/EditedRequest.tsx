/** This module is downloaded when a reader edits an example for the first time. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { toEditedRequest } from '@docs/code-samples';
import type { RequestSequence } from '@docs/code-samples';
import { loadCompletions } from '../field-cards';
import { JsonEditor, readBodyState } from '../json';
import { Problems } from '../responses';
import { useCheck } from '../sandbox';
import RequestCode from './RequestCode';
import styles from './request-code.module.css';

interface Props {
  sequence: RequestSequence;
  text: string;
  onType(text: string): void;
  /** The buttons. */
  foot: ReactNode;
}

const WIDE = '(min-width: 48em)';

/** The panel of an example while it is edited: the body with its buttons, and below it the code that sends it. */
export default function EditedRequest({ sequence, text, onType, foot }: Props) {
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => editor.current?.querySelector('textarea')?.focus(), []);
  const shown = useDeferredValue(text);
  const request = useMemo(() => {
    const state = readBodyState(shown);
    return state.kind === 'json' ? toEditedRequest(sequence, state.value) : undefined;
  }, [sequence, shown]);
  // Code that vanishes with a missing quote would move the page with every new field.
  const [last, setLast] = useState(request);
  if (request && request !== last) setLast(request);
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const { violations } = useCheck(
    useMemo(() => ({ ...sequence.calls.at(-1)!, body: shown }), [sequence, shown]),
  );
  return (
    <>
      <div ref={editor}>
        <JsonEditor
          label="Request body"
          value={text}
          onChange={onType}
          loadCompletions={() => loadCompletions(sequence.contract, sequence.operationId)}
        >
          {foot}
        </JsonEditor>
      </div>
      {/* The editor itself says where a text is no JSON. */}
      <Problems violations={violations.filter(({ rule }) => rule !== 'json')} />
      {last && (
        <details open={isWide} className={request ? styles.below : styles.old}>
          <summary>{request ? 'Code' : 'Code of the last valid body'}</summary>
          <RequestCode request={last} />
        </details>
      )}
    </>
  );
}
