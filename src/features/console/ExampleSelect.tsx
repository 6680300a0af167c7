import React from 'react';
import type { ReactNode } from 'react';
import type { ConsoleOperation } from '#contract/forms/console-data';
import { findExample, toExampleRequest } from './links/console-request';
import type { ConsoleRequest } from './links/console-request';
import styles from './form/form.module.css';

interface Props {
  operation: ConsoleOperation;
  call: ConsoleRequest;
  onStart(call: ConsoleRequest): void;
}

/** The other examples of the request, each a place to start from. */
export default function ExampleSelect({ operation, call, onStart }: Props): ReactNode {
  if (operation.examples.length < 2) return null;
  const chosen = findExample(operation, call);
  return (
    <label className={styles.field}>
      <span className={styles.name}>Example</span>
      <select
        className={styles.input}
        value={chosen}
        onChange={(event) => onStart(toExampleRequest(operation, Number(event.target.value)))}
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
