import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '#contract/form-shape';
import type { JsonPath } from '#contract/json-pointer';
import { toPointer } from '#contract/json-pointer';
import FieldFaults from './FieldFaults';
import { useForm } from './form-context';
import Remove from './Remove';
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

/** An entry of a map. Another name is taken over when the field is left, and if it is free. */
export default function MapEntry({ name, taken, of, value, path, onRename }: Props): ReactNode {
  const { violations } = useForm();
  const [draft, setDraft] = useState<string>();
  const labelId = useId();
  const own = violations.filter(({ pointer }) => pointer === toPointer(path));
  const isTaken = draft !== undefined && draft !== name && taken.includes(draft);
  const finish = () => {
    if (draft !== undefined && draft !== name && !isTaken) onRename(draft);
    setDraft(undefined);
  };
  return (
    <div className={styles.entry} role="group" aria-label={name}>
      <input
        className={styles.input}
        aria-label="Name"
        aria-invalid={isTaken || undefined}
        value={draft ?? name}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={finish}
      />
      <div className={styles.control}>
        <span id={labelId} className="visually-hidden">
          Value
        </span>
        <Value shape={of} value={value} path={path} labelledBy={labelId} />
        <FieldFaults violations={own} />
      </div>
      <Remove path={path} name={name} />
      {isTaken && <p className={styles.hint}>This name is taken.</p>}
    </div>
  );
}
