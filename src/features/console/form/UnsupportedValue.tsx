import React from 'react';
import type { ReactNode } from 'react';
import type { JsonPath } from '#contract/json-pointer';
import { toPointer } from '#contract/json-pointer';
import FieldErrors from './FieldErrors';
import { useForm } from './form-context';
import styles from './form.module.css';

const LONGEST = 80;

interface Props {
  value: unknown;
  path: JsonPath;
}

/** A value for which there is no control: of another kind than documented, or of any kind. */
export default function UnsupportedValue({ value, path }: Props): ReactNode {
  const { violations, editAsJson } = useForm();
  const text = JSON.stringify(value) ?? '';
  const inside = violations.filter(({ pointer }) => pointer.startsWith(`${toPointer(path)}/`));
  return (
    <div className={styles.other}>
      <code>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</code>{' '}
      <button type="button" className={styles.quiet} onClick={editAsJson}>
        Edit as JSON
      </button>
      <FieldErrors violations={inside} />
    </div>
  );
}
