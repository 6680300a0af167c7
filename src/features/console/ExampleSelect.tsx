import React from 'react';
import type { ReactNode } from 'react';
import type { ConsoleOperation } from '#contract/console-data';
import type { SharedCall } from './links/shared-request';
import { findExample, toExampleCall } from './links/to-example-request';
import styles from './form/form.module.css';

interface Props {
  operation: ConsoleOperation;
  call: SharedCall;
  onStart(call: SharedCall): void;
}

/** The other examples of the call, each a place to start from. */
export default function Start({ operation, call, onStart }: Props): ReactNode {
  if (operation.examples.length < 2) return null;
  const chosen = findExample(operation, call);
  return (
    <label className={styles.field}>
      <span className={styles.name}>Example</span>
      <select
        className={styles.input}
        value={chosen}
        onChange={(event) => onStart(toExampleCall(operation, Number(event.target.value)))}
      >
        {chosen < 0 && <option value={-1}>Changed</option>}
        {operation.examples.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
