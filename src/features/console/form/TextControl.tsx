import React, { useId } from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '#contract/form-shape';
import type { ControlProps } from './control-props';
import styles from './form.module.css';

interface Props extends ControlProps {
  shape: Shape & { kind: 'text' };
  value: string;
  onChange(text: string): void;
}

/** Letters in a line of a form. */
const LINE = 22;
const MOST_LINES = 8;

/** A text: a choice where its values are closed, lines where it holds sentences. */
export default function TextControl({ shape, value, onChange, ...common }: Props): ReactNode {
  const listId = useId();
  if (shape.values) {
    const values = shape.values.includes(value) ? shape.values : [value, ...shape.values];
    return (
      <select
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...common}
      >
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    );
  }
  if (shape.long) {
    const lines = value.split('\n').reduce((sum, line) => sum + 1 + line.length / LINE, 0);
    return (
      <textarea
        className={styles.input}
        dir="auto"
        rows={Math.min(MOST_LINES, Math.floor(lines))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...common}
      />
    );
  }
  return (
    <>
      <input
        className={styles.input}
        dir="auto"
        value={value}
        list={shape.known ? listId : undefined}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => onChange(event.target.value)}
        {...common}
      />
      {shape.known && (
        <datalist id={listId}>
          {shape.known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
