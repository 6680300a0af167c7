import React, { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldShape } from '#contract/form-shape';
import type { JsonPath } from '#contract/json-pointer';
import { toPointer } from '#contract/json-pointer';
import FieldErrors from './FieldErrors';
import FieldName from './FieldName';
import { useForm } from './form-context';
import RemoveButton from './RemoveButton';
import { isSmall } from './start-value';
import Value from './Value';
import styles from './form.module.css';

interface Props {
  field: FieldShape;
  value: unknown;
  path: JsonPath;
}

/** A field of an object: name, control, and what is wrong with it. */
export default function Field({ field, value, path }: Props): ReactNode {
  const { violations } = useForm();
  const nameId = useId();
  const errorId = useId();
  const own = violations.filter(({ pointer }) => pointer === toPointer(path));
  const isWide = !isSmall(field.shape);
  return (
    <div
      className={`${styles.field} ${isWide ? styles.wide : ''}`}
      role={isWide ? 'group' : undefined}
      aria-labelledby={isWide ? nameId : undefined}
    >
      <FieldName id={nameId} name={field.name} path={path} required={field.required} />
      <div className={styles.control}>
        <Value
          shape={field.shape}
          value={value}
          path={path}
          labelledBy={nameId}
          errorId={own.length > 0 ? errorId : undefined}
        />
        <FieldErrors id={errorId} violations={own} />
      </div>
      <RemoveButton path={path} name={field.name} />
    </div>
  );
}
