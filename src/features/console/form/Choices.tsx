import React from 'react';
import type { ReactNode } from 'react';
import type { ControlProps } from './control-props';
import styles from './form.module.css';

interface Props extends ControlProps {
  values: string[];
  /** May hold values that are not allowed; they can be taken out like the others. */
  chosen: unknown[];
  onChange(chosen: unknown[]): void;
}

/** A list of closed values: each can be ticked. */
export default function Choices({ values, chosen, onChange, ...common }: Props): ReactNode {
  const others = chosen.filter((one) => !values.includes(one as string));
  const toggle = (value: unknown) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div className={styles.choices} role="group" {...common} aria-invalid={undefined}>
      {[...values, ...others].map((value) => (
        <label key={JSON.stringify(value)} className={styles.boolean}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
        </label>
      ))}
    </div>
  );
}
