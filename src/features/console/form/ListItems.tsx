import React from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '#contract/form-shape';
import type { JsonPath } from '#contract/json-pointer';
import { toPointer } from '#contract/json-pointer';
import { useForm } from './form-context';
import ListItem from './ListItem';
import { toStart } from './start-value';
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
