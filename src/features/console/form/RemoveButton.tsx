import React from 'react';
import type { ReactNode } from 'react';
import type { JsonPath } from '#contract/json-pointer';
import { useForm } from './form-context';
import styles from './form.module.css';

interface Props {
  path: JsonPath;
  /** What is taken out, for those who hear the button. */
  name: string;
}

/** Takes a value out of the body. The focus goes on to the object or list that held it. */
export default function RemoveButton({ path, name }: Props): ReactNode {
  const { change } = useForm();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${name}`}
      title={`Remove ${name}`}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[data-members]')?.focus();
        change(path, undefined);
      }}
    >
      ×
    </button>
  );
}
