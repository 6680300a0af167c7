import { useStorageSlot } from '@docusaurus/theme-common';
import React, { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ConsoleData, ConsoleOperation } from '#contract/console-data';
import { listLanguages } from '#samples/list-languages';
import { useCopy } from '@site/src/ui/copy/use-copy';
import type { BodyState } from '../form/body-state';
import type { ConsoleRequest } from '../links/shared-request';
import { listMissing, toCode } from './to-request';
import styles from '../console.module.css';

interface Props {
  data: ConsoleData;
  operation: ConsoleOperation;
  call: ConsoleRequest;
  state: BodyState;
}

/** The request as a script in each language; it follows what is typed and never contains the key. */
export default function Code({ data, operation, call, state }: Props): ReactNode {
  // The language of all pages; without storage it lasts as long as the console is open.
  const [remembered, storage] = useStorageSlot('docusaurus.tab.language');
  const [chosen, setChosen] = useState(remembered);
  const code = useRef<HTMLElement>(null);
  const { state: copyState, copy } = useCopy(code);
  if (operation.body && state.kind !== 'json') {
    return (
      <p className={styles.note} role="status">
        {state.kind === 'large'
          ? 'The body is too large to show as code.'
          : state.reason.replace('The form is', 'The code is')}
      </p>
    );
  }
  const missing = listMissing(operation, call);
  if (missing.length > 0) {
    return (
      <p className={styles.note} role="status">
        The code is paused. The path needs a value for {missing.join(' and ')}.
      </p>
    );
  }
  const program = toCode(data, operation, call);
  const languages = listLanguages(program);
  const language = languages.find(({ id }) => id === chosen) ?? languages[0];
  return (
    <>
      <div className={styles.bar}>
        <select
          aria-label="Language"
          className={styles.simulateError}
          value={language?.id}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            storage.set(currentTarget.value);
          }}
        >
          {languages.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" className={styles.button} onClick={copy}>
          {copyState === 'copied' ? 'Copied' : 'Copy'}
        </button>
        <span role="status" className="visually-hidden">
          {copyState === 'copied' && 'Copied to the clipboard'}
          {copyState === 'selected' && 'The clipboard is blocked. Press Ctrl+C.'}
        </span>
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} aria-label={`${language?.label} code`}>
        <code ref={code}>{language?.print(program)}</code>
      </pre>
    </>
  );
}
