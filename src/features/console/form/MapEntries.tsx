import React, { useState } from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '#contract/form-shape';
import type { JsonPath } from '#contract/json-pointer';
import { useForm } from './form-context';
import MapEntry from './MapEntry';
import { toStart } from './start-value';
import styles from './form.module.css';

interface Props {
  of: Shape;
  entries: object;
  path: JsonPath;
}

/** The entries of a map: a name of the reader's own, and a value. */
export default function MapEntries({ of, entries, path }: Props): ReactNode {
  const { types, change } = useForm();
  const values = new Map<string, unknown>(Object.entries(entries));
  // Objects put names that are numbers first. Here an entry stays where it is while it gets its name.
  const [order, setOrder] = useState<string[]>([]);
  const names = [...new Set([...order.filter((name) => values.has(name)), ...values.keys()])];
  const rename = (from: string, to: string) => {
    const toName = (name: string) => (name === from ? to : name);
    setOrder(names.map(toName));
    change(path, Object.fromEntries(names.map((name) => [toName(name), values.get(name)])));
  };
  return (
    <div className={styles.members} data-members="" tabIndex={-1}>
      {names.map((name, index) => (
        <MapEntry
          // The name changes while it is typed; the place does not.
          key={String(index)}
          name={name}
          taken={names}
          of={of}
          value={values.get(name)}
          path={[...path, name]}
          onRename={(to) => rename(name, to)}
        />
      ))}
      <button
        type="button"
        className={styles.quiet}
        onClick={() => change([...path, toNewName(names)], toStart(of, types))}
      >
        Add an entry
      </button>
    </div>
  );
}

function toNewName(taken: string[]): string {
  for (let number = 1; ; number += 1) {
    const name = `name${number}`;
    if (!taken.includes(name)) return name;
  }
}
