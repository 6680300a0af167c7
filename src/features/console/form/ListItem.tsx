import React, { useId } from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '#contract/form-shape';
import type { JsonPath } from '#contract/json-pointer';
import { toPointer } from '#contract/json-pointer';
import FieldErrors from './FieldErrors';
import { useForm } from './form-context';
import RemoveButton from './RemoveButton';
import { isSmall } from './start-value';
import Value from './Value';
import styles from './form.module.css';

interface Props {
  of: Shape;
  value: unknown;
  path: JsonPath;
  /** Id of the name of the list. */
  labelledBy: string;
}

/** An item of a list: its number, its control, and what is wrong with it. */
export default function ListItem({ of, value, path, labelledBy }: Props): ReactNode {
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
