import React, { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { JsonPath } from '#contract/json-pointer';
import { findUrl } from '../links/find-url';
import { useForm } from './form-context';
import styles from './form.module.css';

interface Props {
  id: string;
  name: string;
  path: JsonPath;
  required?: boolean;
}

/** The name of a field: it leads to the field in the reference. */
export default function FieldName({ id, name, path, required }: Props): ReactNode {
  const { operationId } = useForm();
  return (
    <span className={styles.name}>
      <a id={id} href={`#${findUrl(operationId, path)}`}>
        <code>{toParts(name)}</code>
      </a>
      {required && <span className={styles.required}> required</span>}
    </span>
  );
}

/** A long name is broken between its words: `presentation` `Language`. */
function toParts(name: string): ReactNode {
  return name.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={String(index)}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
