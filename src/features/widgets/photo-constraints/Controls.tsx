import React, { useId } from 'react';
import type { ReactNode } from 'react';
import { LISTS } from './choices';
import type { Choices, ListName } from './choices';
import { OFFERS } from './offers';
import type { Property } from './offers';
import styles from './styles.module.css';

interface Props {
  title: string;
  property: Property;
  choices: Choices;
  onChange(choices: Choices): void;
}

/** For each value of a property the list into which it goes. */
export function Lists({ title, property, choices, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.lists}>
      <legend>{title}</legend>
      {OFFERS[property].map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <label htmlFor={id + label}>
            {label} <small>{typeof value === 'object' && toKind(value)}</small>
          </label>
          <select
            id={id + label}
            value={choices.lists[label] ?? ''}
            onChange={({ currentTarget }) => {
              const list = (currentTarget.value || undefined) as ListName | undefined;
              onChange({ ...choices, lists: { ...choices.lists, [label]: list } });
            }}
          >
            <option value="">–</option>
            {LISTS.map((list) => (
              <option key={list}>{list}</option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

/** The kind of a tag; categories say nothing that their heading does not say. */
function toKind(value: object): string {
  if ('code' in value) return '';
  return 'type' in value ? String(value.type) : 'GKB ID';
}

interface DatesProps {
  choices: Choices;
  onChange(choices: Choices): void;
}

/** The two dates; an empty field asks for nothing. */
export function Dates({ choices, onChange }: DatesProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.lists}>
      <legend>Dates</legend>
      {(['dateAfter', 'dateBefore'] as const).map((field) => (
        <div key={field} className={styles.line}>
          <label htmlFor={id + field}>
            <code>{field}</code>
          </label>
          <input
            id={id + field}
            type="date"
            value={choices[field]}
            onChange={({ currentTarget }) => onChange({ ...choices, [field]: currentTarget.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
