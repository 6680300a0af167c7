import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldShape } from '#contract/form-shape';
import { focusSoon } from '../focus-soon';
import styles from './form.module.css';

interface Props {
  fields: FieldShape[];
  onAdd(field: FieldShape): void;
}

/** The names of the fields that are absent, and so not sent; each can be added. */
export default function AddField({ fields, onAdd }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
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
        <button
          type="button"
          className={styles.quiet}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Add a field ({fields.length - required.length})
        </button>
      )}
      <div id={id} className={styles.names} hidden={!isOpen}>
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
}): ReactNode {
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
