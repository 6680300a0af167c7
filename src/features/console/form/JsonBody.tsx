import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Violation } from '#sandbox/replies';
import { getAt, toSteps } from '#contract/json-pointer';
import JsonEditor from '@site/src/features/json/JsonEditor';
import SimulateError from '../send/SimulateError';
import { findRange } from './find-range';
import type { ConsoleRequest } from '../links/shared-request';
import styles from '../console.module.css';

interface Props {
  call: ConsoleRequest;
  /** Undefined while the text is no JSON. */
  value: unknown;
  rules: Record<string, string>;
  violations: Violation[];
  onChange(text: string): void;
}

/** The text of the body, and below it what is wrong, each with its place. */
export default function JsonBody({ call, value, rules, violations, onChange }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // The editor itself says where a text is no JSON.
  const own = violations.filter(({ pointer, rule }) => rule !== 'json' && /^(\/|$)/.test(pointer));
  const select = (pointer: string) => {
    const area = place.current?.querySelector('textarea');
    const range = findRange(call.body, pointer);
    area?.focus();
    if (range) area?.setSelectionRange(...range);
  };
  return (
    <div ref={place} className={styles.editor}>
      <JsonEditor value={call.body} label="Body" onChange={onChange} />
      <div className={styles.errors} aria-live="polite">
        <SimulateError
          violations={own}
          operationId={call.operationId}
          rules={rules}
          getValue={({ pointer }) => getAt(value, toSteps(pointer))}
          renderPlace={({ pointer }) => (
            <button type="button" className={styles.pointer} onClick={() => select(pointer)}>
              {pointer || 'body'}
            </button>
          )}
        />
      </div>
    </div>
  );
}
