import { useId, useState } from 'react';
import type { Shape } from '@docs/openapi/forms';
import { toPointer } from '@docs/utils';
import type { JsonPath } from '@docs/utils';
import { useForm } from './form-context';
import type { ValueProps } from './form-context';
import { isSmall, buildStart } from './start-value';
import { CheckedControl, FieldErrors } from './Violations';
import { Hint, RemoveButton } from './controls';
import { VERBATIM } from '../../../../ui/kit/verbatim';
import styles from './form.module.css';

interface ListItemsProps {
  of: Shape;
  items: unknown[];
  path: JsonPath;
  labelledBy: string;
}

export function ListItems({ of, items, path, labelledBy }: ListItemsProps) {
  const { types, change } = useForm();
  const add = (button: HTMLElement) => {
    const members = button.closest('[data-members]');
    requestAnimationFrame(() => {
      const item = members?.querySelectorAll(':scope > [data-item]')[items.length];
      item?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
    change(path, [...items, buildStart(of, types)]);
  };
  return (
    <div className={styles.members} data-members="" tabIndex={-1}>
      {items.map((item, index) => (
        <ListItem
          key={toPointer([index])}
          shape={of}
          value={item}
          path={[...path, index]}
          labelledBy={labelledBy}
        />
      ))}
      <button type="button" className={styles.quiet} onClick={(event) => add(event.currentTarget)}>
        Add an item
      </button>
    </div>
  );
}

function ListItem({ shape, value, path, labelledBy }: ValueProps) {
  const numberId = useId();
  const number = Number(path.at(-1)) + 1;
  const label = `${labelledBy} ${numberId}`;
  return (
    <div
      className={`${styles.item} ${isSmall(shape) ? '' : styles.tall}`}
      data-item=""
      role="group"
      aria-labelledby={label}
    >
      <span id={numberId} className={styles.number}>
        {number}
      </span>
      <CheckedControl shape={shape} value={value} path={path} labelledBy={label} />
      <RemoveButton path={path} name={`item ${number}`} />
    </div>
  );
}

/** The entries of a map: a name of the reader's own, and a value. */
export function MapEntries({ of, entries, path }: { of: Shape; entries: object; path: JsonPath }) {
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
        onClick={() => change([...path, findNewName(names)], buildStart(of, types))}
      >
        Add an entry
      </button>
    </div>
  );
}

function findNewName(taken: string[]): string {
  for (let number = 1; ; number += 1) {
    const name = `name${number}`;
    if (!taken.includes(name)) return name;
  }
}

interface MapEntryProps {
  name: string;
  taken: string[];
  of: Shape;
  value: unknown;
  path: JsonPath;
  onRename(name: string): void;
}

/** An entry of a map. Each change of its name counts at once; a name that is taken waits here. */
function MapEntry({ name, taken, of, value, path, onRename }: MapEntryProps) {
  const { violations, leave, Value } = useForm();
  const [waiting, setWaiting] = useState<string>();
  const labelId = useId();
  const hintId = useId();
  const valueViolations = violations.filter(({ pointer }) => pointer === toPointer(path));
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
        aria-describedby={waiting === undefined ? undefined : hintId}
        value={waiting ?? name}
        {...VERBATIM}
        onChange={(event) => type(event.target.value)}
        onBlur={() => leave(() => setWaiting(undefined))}
      />
      <div className={styles.control}>
        <span id={labelId} className="visually-hidden">
          Value
        </span>
        <Value shape={of} value={value} path={path} labelledBy={labelId} />
        <FieldErrors violations={valueViolations} />
      </div>
      <RemoveButton path={path} name={name} />
      <Hint id={hintId}>{waiting !== undefined && 'This name is already in use.'}</Hint>
    </div>
  );
}
