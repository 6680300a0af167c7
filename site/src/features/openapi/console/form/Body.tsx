import { memo, useRef } from 'react';
import type { ConsoleData, ConsoleOperation } from '@docs/openapi/forms';
import { setInText } from '@docs/openapi/forms';
import type { Violation } from '@docs/sandbox';
import { getAt, toSteps } from '@docs/utils';
import { interactiveContract } from '@docs/vendor';
import { loadCompletions } from '../../../field-cards';
import { JsonEditor } from '../../../json';
import type { ConsoleRequest } from '../../../share-links';
import type { BodyState } from '../../../json';
import Violations, { FieldErrors } from './Violations';
import { FormContext } from './form-context';
import { useLeave } from './use-leave';
import { useKeptFocus } from '../use-focus';
import Value from './Value';
import { Note } from '../Notes';
import { findRange } from '../../../json';
import type { Check } from '../../../sandbox';
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
function Body({ data, operation, call, state, check, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const leave = useLeave();
  useKeptFocus(box, check.problem !== undefined);
  const isForm = props.view === 'form' && state.kind === 'json';
  // After pasting text that is too large for the form, the reader continues in the editor.
  useKeptFocus(box, isForm, 'textarea');
  return (
    <div ref={box} className={styles.body} tabIndex={-1}>
      {props.view === 'form' && state.kind !== 'json' && <Note>{state.reason}</Note>}
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
            leave,
            Value,
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
        <Note action="Retry" onAction={check.retry}>
          {check.problem}
        </Note>
      )}
    </div>
  );
}

// Sending a request and receiving its response redraw the console, not its form.
export default memo(Body);

interface JsonBodyProps {
  call: ConsoleRequest;
  value: unknown;
  rules: Record<string, string>;
  violations: Violation[];
  onChange(text: string): void;
}

/** The text of the body, and below it what is wrong, each with its place. */
function JsonBody({ call, value, rules, violations, onChange }: JsonBodyProps) {
  const editor = useRef<HTMLDivElement>(null);
  // The editor itself says where a text is no JSON.
  const shown = violations.filter(
    ({ pointer, rule }) => rule !== 'json' && /^(\/|$)/.test(pointer),
  );
  const select = (pointer: string) => {
    const area = editor.current?.querySelector('textarea');
    const range = findRange(call.body, pointer);
    area?.focus();
    if (range) area?.setSelectionRange(...range);
  };
  return (
    <div ref={editor}>
      <JsonEditor
        value={call.body}
        label="Body"
        onChange={onChange}
        loadCompletions={() => loadCompletions(interactiveContract, call.operationId)}
      />
      <div className={styles.errors} aria-live="polite">
        <Violations
          violations={shown}
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
