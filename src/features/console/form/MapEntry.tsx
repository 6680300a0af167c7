import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '#contract/form-shape';
import type { JsonPath } from '#contract/json-pointer';
import { toPointer } from '#contract/json-pointer';
import FieldErrors from './FieldErrors';
import { useForm } from './form-context';
import RemoveButton from './RemoveButton';
import Value from './Value';
import styles from './form.module.css';

interface Props {
  name: string;
  taken: string[];
  of: Shape;
  value: unknown;
  path: JsonPath;
  onRename(name: string): void;
}

/** An entry of a map. Each change of its name counts at once; a name that is taken waits here. */
export default function MapEntry({ name, taken, of, value, path, onRename }: Props): ReactNode {
  const { violations } = useForm();
  const [waiting, setWaiting] = useState<string>();
  const labelId = useId();
  const own = violations.filter(({ pointer }) => pointer === toPointer(path));
  const type = (next: string) => {
    const isTaken = next !== name && taken.includes(next);
    setWaiting(isTaken ? next : undefined);
    if (!isTaken && next !== name) onRename(next);
  };
  return (
    <div className={styles.entry} role="group" aria-label={name}>
      <input
        className={styles.input}
        dir="auto"
        aria-label="Name"
        aria-invalid={waiting !== undefined || undefined}
        value={waiting ?? name}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => type(event.target.value)}
        onBlur={() => setWaiting(undefined)}
      />
      <div className={styles.control}>
        <span id={labelId} className="visually-hidden">
          Value
        </span>
        <Value shape={of} value={value} path={path} labelledBy={labelId} />
        <FieldErrors violations={own} />
      </div>
      <RemoveButton path={path} name={name} />
      {waiting !== undefined && <p className={styles.hint}>This name is already in use.</p>}
    </div>
  );
}
