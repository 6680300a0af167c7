import { Fragment, useId } from 'react';
import type { FieldShape } from '@docs/openapi/forms';
import { toPointer } from '@docs/utils';
import type { JsonPath } from '@docs/utils';
import { CheckedControl, FieldErrors } from './Violations';
import { useForm } from './form-context';
import { isSmall, buildStartOfField } from './start-value';
import { FieldName, RemoveButton } from './controls';
import { useDisclosure } from '../../../../ui/use-disclosure';
import { findUrl } from '../links/find-url';
import styles from './form.module.css';

interface Props {
  fields: FieldShape[];
  value: object;
  path: JsonPath;
}

/** The fields that an object has, in the order of the contract, and those that it could have. */
export default function ObjectFields({ fields, value, path }: Props) {
  const { types, change, violations } = useForm();
  const present = new Map<string, unknown>(Object.entries(value));
  const absent = fields.filter(({ name }) => !present.has(name));
  const others = [...present.keys()]
    .filter((key) => !fields.some(({ name }) => name === key))
    .map((name): FieldShape => ({ name, shape: { kind: 'any' } }));
  const missing = violations.filter(({ pointer }) =>
    absent.some(({ name }) => pointer === toPointer([...path, name])),
  );
  return (
    <div className={styles.members} data-members="" tabIndex={-1}>
      {[...fields.filter(({ name }) => present.has(name)), ...others].map((field) => (
        <Field
          key={field.name}
          field={field}
          value={present.get(field.name)}
          path={[...path, field.name]}
        />
      ))}
      <FieldErrors violations={missing} />
      <AddField
        fields={absent}
        onAdd={(field) => change([...path, field.name], buildStartOfField(field, types))}
      />
    </div>
  );
}

function Field({ field, value, path }: { field: FieldShape; value: unknown; path: JsonPath }) {
  const { operationId } = useForm();
  const nameId = useId();
  const isWide = !isSmall(field.shape);
  return (
    <div
      className={`${styles.field} ${isWide ? styles.wide : ''}`}
      role={isWide ? 'group' : undefined}
      aria-labelledby={isWide ? nameId : undefined}
    >
      <FieldName id={nameId} href={`#${findUrl(operationId, path)}`} required={field.required}>
        {breakName(field.name)}
      </FieldName>
      <CheckedControl shape={field.shape} value={value} path={path} labelledBy={nameId} />
      <RemoveButton path={path} name={field.name} />
    </div>
  );
}

/** A long name is broken between its words: `presentation` `Language`. */
function breakName(name: string) {
  return name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={String(index)}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** The names of the fields that are absent, and so not sent; each can be added. */
function AddField({ fields, onAdd }: { fields: FieldShape[]; onAdd(field: FieldShape): void }) {
  const { isOpen, button, panel } = useDisclosure();
  if (fields.length === 0) return null;
  const required = fields.filter((field) => field.required);
  const add = (field: FieldShape, button: HTMLElement) => {
    focusSoon(button.closest('[data-members]'), field.name);
    onAdd(field);
  };
  return (
    <div className={styles.add}>
      {required.map((field) => (
        <Name key={field.name} field={field} onAdd={add} />
      ))}
      {fields.length > required.length && (
        <button className={styles.quiet} {...button}>
          {`Add a field (${fields.length - required.length})`}
        </button>
      )}
      <div className={styles.names} {...panel}>
        {isOpen &&
          fields
            .filter((field) => !field.required)
            .map((field) => <Name key={field.name} field={field} onAdd={add} />)}
      </div>
    </div>
  );
}

function Name({
  field,
  onAdd,
}: {
  field: FieldShape;
  onAdd(field: FieldShape, button: HTMLElement): void;
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={`Add ${field.name}`}
      onClick={(event) => onAdd(field, event.currentTarget)}
    >
      + {field.name}
    </button>
  );
}

/**
 * Gives the focus to the first control of a field that is about to be drawn. The place of a field is
 * the one right below the object or list that contains it.
 */
function focusSoon(members: Element | null, name: string): void {
  requestAnimationFrame(() => {
    const fields = [...(members?.querySelectorAll(':scope > *') ?? [])];
    const field = fields.find((element) => element.querySelector('code')?.textContent === name);
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });
}
