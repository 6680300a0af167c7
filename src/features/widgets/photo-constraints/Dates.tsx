import React, { useId } from 'react';
import type { ReactNode } from 'react';
import type { Choices } from './choices';
import styles from './styles.module.css';

interface Props {
  choices: Choices;
  onChange(choices: Choices): void;
}

/** The two dates; an empty field asks for nothing. */
export default function Dates({ choices, onChange }: Props): ReactNode {
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
