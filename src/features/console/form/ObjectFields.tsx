import React from 'react';
import type { ReactNode } from 'react';
import type { FieldShape } from '#contract/form-shape';
import type { JsonPath } from '#contract/json-pointer';
import { toPointer } from '#contract/json-pointer';
import AddField from './AddField';
import Field from './Field';
import FieldErrors from './FieldErrors';
import { useForm } from './form-context';
import { toStartOfField } from './start-value';
import styles from './form.module.css';

interface Props {
  fields: FieldShape[];
  value: object;
  path: JsonPath;
}

/** The fields that an object has, in the order of the contract, and those that it could have. */
export default function ObjectFields({ fields, value, path }: Props): ReactNode {
  const { types, change, violations } = useForm();
  const present = new Map<string, unknown>(Object.entries(value));
  const absent = fields.filter(({ name }) => !present.has(name));
  const others = [...present.keys()].filter((key) => !fields.some(({ name }) => name === key));
  const missing = violations.filter(({ pointer }) =>
    absent.some(({ name }) => pointer === toPointer([...path, name])),
  );
  return (
    <div className={styles.members} data-members="" tabIndex={-1}>
      {fields
        .filter(({ name }) => present.has(name))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            value={present.get(field.name)}
            path={[...path, field.name]}
          />
        ))}
      {others.map((name) => (
        <Field
          key={name}
          field={{ name, shape: { kind: 'any' } }}
          value={present.get(name)}
          path={[...path, name]}
        />
      ))}
      <FieldErrors violations={missing} />
      <AddField
        fields={absent}
        onAdd={(field) => change([...path, field.name], toStartOfField(field, types))}
      />
    </div>
  );
}
