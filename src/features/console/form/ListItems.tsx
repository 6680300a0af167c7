import React, { useId } from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '#contract/form-shape';
import { toPointer } from '#contract/json-pointer';
import type { JsonPath } from '#contract/json-pointer';
import { useForm } from './form-context';
import { isSmall, toStart } from './start-value';
import { FieldErrors } from './Violations';
import RemoveButton from './RemoveButton';
import Value from './Value';
import styles from './form.module.css';

interface Props {
  of: Shape;
  items: unknown[];
  path: JsonPath;
  labelledBy: string;
}

/** The items of a list, one below the other. */
export default function ListItems({ of, items, path, labelledBy }: Props): ReactNode {
  const { types, change } = useForm();
  const add = (button: HTMLElement) => {
    const members = button.closest('[data-members]');
    requestAnimationFrame(() => {
      const item = members?.querySelectorAll(':scope > [data-item]')[items.length];
      item?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
    change(path, [...items, toStart(of, types)]);
  };
  return (
    <div className={styles.members} data-members="" tabIndex={-1}>
      {items.map((item, index) => (
        <ListItem
          key={toPointer([index])}
          of={of}
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

interface ListItemProps {
  of: Shape;
  value: unknown;
  path: JsonPath;
  /** Id of the name of the list. */
  labelledBy: string;
}

/** An item of a list: its number, its control, and what is wrong with it. */
function ListItem({ of, value, path, labelledBy }: ListItemProps): ReactNode {
  const { violations } = useForm();
  const numberId = useId();
  const errorId = useId();
  const number = Number(path.at(-1)) + 1;
  const own = violations.filter(({ pointer }) => pointer === toPointer(path));
  const label = `${labelledBy} ${numberId}`;
  return (
    <div
      className={`${styles.item} ${isSmall(of) ? '' : styles.tall}`}
      data-item=""
      role="group"
      aria-labelledby={label}
    >
      <span id={numberId} className={styles.number}>
        {number}
      </span>
      <div className={styles.control}>
        <Value
          shape={of}
          value={value}
          path={path}
          labelledBy={label}
          errorId={own.length > 0 ? errorId : undefined}
        />
        <FieldErrors id={errorId} violations={own} />
      </div>
      <RemoveButton path={path} name={`item ${number}`} />
    </div>
  );
}
