import React from 'react';
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
  const all: [string, unknown][] = Object.entries(entries);
  const rename = (from: string, to: string) =>
    change(path, Object.fromEntries(all.map(([key, value]) => [key === from ? to : key, value])));
  return (
    <div className={styles.members} data-members="" tabIndex={-1}>
      {all.map(([key, value], index) => (
        <MapEntry
          // The name changes while it is typed; the place does not.
          key={String(index)}
          name={key}
          taken={all.map(([name]) => name)}
          of={of}
          value={value}
          path={[...path, key]}
          onRename={(to) => rename(key, to)}
        />
      ))}
      <button
        type="button"
        className={styles.quiet}
        onClick={() => change([...path, toNewName(all.map(([key]) => key))], toStart(of, types))}
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
