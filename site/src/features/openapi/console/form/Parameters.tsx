import { memo, useId } from 'react';
import type { ConsoleData, ConsoleOperation, ConsoleParameter } from '@docs/openapi/forms';
import type { Violation } from '@docs/sandbox';
import Select from '../../../../ui/kit/Select';
import { FieldName } from './controls';
import Violations from './Violations';
import type { ConsoleRequest } from '../../../share-links';
import { isKey } from '../send/build-request';
import { VERBATIM } from '../../../../ui/kit/verbatim';
import styles from './form.module.css';

interface Props {
  data: ConsoleData;
  operation: ConsoleOperation;
  call: ConsoleRequest;
  keyValue: string;
  violations: Violation[];
  onChange(call: ConsoleRequest): void;
  onKey(key: string): void;
}

/** The key, and the parameters of path and query. An empty parameter of the query is not sent. */
function Parameters({ data, operation, call, ...props }: Props) {
  const keyId = useId();
  return (
    <div className={styles.parameters}>
      {operation.parameters.map((parameter) => (
        <ParameterRow
          key={`${parameter.in} ${parameter.name}`}
          {...{ parameter, call, rules: data.rules, violations: props.violations }}
          onChange={props.onChange}
        />
      ))}
      <div className={styles.field}>
        <FieldName id={keyId} href="#authentication">
          {data.keys[0]?.header}
        </FieldName>
        <div className={styles.control}>
          <input
            className={styles.input}
            aria-labelledby={keyId}
            aria-invalid={!isKey(props.keyValue) || undefined}
            value={props.keyValue}
            {...VERBATIM}
            onChange={(event) => props.onKey(event.target.value)}
          />
          {!isKey(props.keyValue) && (
            <p className={styles.hint}>
              A header can contain only ASCII letters, digits, and symbols.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

// Sending a request and receiving its response redraw the console, not its form.
export default memo(Parameters);

interface RowProps extends Pick<Props, 'call' | 'violations' | 'onChange'> {
  parameter: ConsoleParameter;
  rules: Record<string, string>;
}

function ParameterRow({ parameter, call, rules, violations, onChange }: RowProps) {
  const { name, in: location, values: choices, required, url } = parameter;
  const id = useId();
  const errorId = useId();
  const value = call[location][name] ?? '';
  const ownViolations = violations.filter(({ pointer }) => pointer === `${location}/${name}`);
  const isMissing = required && value === '';
  const isOther = value !== '' && !choices?.includes(value);
  const isInvalid = isMissing || ownViolations.length > 0;
  const set = (next: string) => {
    const isSent = next !== '' || location === 'path';
    const values = isSent ? { ...call[location], [name]: next } : omit(call[location], name);
    onChange({ ...call, [location]: values });
  };
  const common = {
    className: styles.input,
    'aria-labelledby': id,
    'aria-describedby': isInvalid ? errorId : undefined,
    'aria-invalid': isInvalid || undefined,
    value,
  };
  return (
    <div className={styles.field}>
      <FieldName id={id} href={`#${url}`} required={required}>
        {name}
      </FieldName>
      <div className={styles.control}>
        {choices ? (
          <Select
            {...common}
            options={[['', 'not sent'], ...choices, ...(isOther ? [value] : [])]}
            onChange={set}
          />
        ) : (
          <input
            {...common}
            dir="auto"
            {...VERBATIM}
            onChange={(event) => set(event.target.value)}
          />
        )}
        <div id={errorId}>
          {isMissing && <p className={styles.hint}>The path needs this value.</p>}
          <Violations
            violations={ownViolations}
            operationId={call.operationId}
            rules={rules}
            getValue={() => value}
          />
        </div>
      </div>
    </div>
  );
}

function omit<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
