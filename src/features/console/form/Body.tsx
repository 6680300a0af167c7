import React, { memo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { ConsoleData, ConsoleOperation } from '#contract/console-data';
import type { BodyState } from './body-state';
import { setInText } from '#contract/edit-json';
import FieldErrors from './FieldErrors';
import { FormContext } from './form-context';
import JsonBody from './JsonBody';
import type { ConsoleRequest } from '../links/shared-request';
import type { Check } from './use-check';
import { useKeptFocus } from './use-kept-focus';
import Value from './Value';
import styles from '../console.module.css';

interface Props {
  data: ConsoleData;
  operation: ConsoleOperation;
  call: ConsoleRequest;
  state: BodyState;
  check: Check;
  view: 'form' | 'json';
  onChange(call: Pick<ConsoleRequest, 'body'>): void;
  onView(view: 'json'): void;
}

/** The body, as a form or as its text. What the form cannot show stays in the editor. */
function Body({ data, operation, call, state, check, ...props }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, check.problem !== undefined);
  const isForm = props.view === 'form' && state.kind === 'json';
  // Who pastes a text that is too large for the form goes on in the editor.
  useKeptFocus(box, isForm, 'textarea');
  return (
    <div ref={box} className={styles.body} tabIndex={-1}>
      {props.view === 'form' && state.kind !== 'json' && (
        <p className={styles.note} role="status">
          {state.reason}
        </p>
      )}
      {isForm && operation.body ? (
        <FormContext.Provider
          value={{
            operationId: operation.id,
            types: data.types,
            rules: data.rules,
            violations: check.violations,
            body: state.value,
            change: (path, value) => props.onChange({ body: setInText(call.body, path, value) }),
            editAsJson: () => props.onView('json'),
          }}
        >
          <div className={styles.form} role="group" aria-label="Body">
            <FieldErrors violations={check.violations.filter(({ pointer }) => pointer === '')} />
            <Value shape={operation.body} value={state.value} path={[]} labelledBy="" />
          </div>
        </FormContext.Provider>
      ) : (
        <JsonBody
          call={call}
          value={state.kind === 'json' ? state.value : undefined}
          rules={data.rules}
          violations={check.violations}
          onChange={(body) => props.onChange({ body })}
        />
      )}
      {check.problem !== undefined && (
        <p className={styles.note} role="status">
          {check.problem}{' '}
          {check.retry && (
            <button type="button" className={styles.link} onClick={check.retry}>
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  );
}

// Sending a request and receiving its response redraw the console, not its form.
export default memo(Body);
