import React from 'react';
import type { ReactNode } from 'react';
import Choice from '../shared/Choice';
import { toggleField } from './choice';
import type { Choice as Chosen } from './choice';
import styles from './styles.module.css';

interface Props {
  choice: Chosen;
  fields: string[];
  onChange(choice: Chosen): void;
}

/** The two fields of the request, and the fields of a photo; `id` cannot be left out. */
export default function Controls({ choice, fields, onChange }: Props): ReactNode {
  const { returnObjects, fields: list } = choice;
  const free = fields.filter((name) => name !== 'id');
  return (
    <div className={styles.controls}>
      <Choice
        type="checkbox"
        isChosen={returnObjects}
        onChoose={() => onChange({ ...choice, returnObjects: !returnObjects })}
      >
        <code>returnObjects</code>
      </Choice>
      <Choice
        type="checkbox"
        isChosen={list !== undefined}
        onChoose={() => onChange({ returnObjects, ...(!list && { fields: ['name', 'url'] }) })}
      >
        <code>returnObjectFields</code>, a list
      </Choice>
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">Fields of a photo</legend>
        <Choice type="checkbox" isChosen isDisabled onChoose={() => undefined}>
          <code>id</code> always
        </Choice>
        {free.map((name) => (
          <Choice
            key={name}
            type="checkbox"
            isChosen={list === undefined || list.includes(name)}
            isDisabled={list === undefined}
            onChoose={() => onChange(toggleField(choice, name, free))}
          >
            <code>{name}</code>
          </Choice>
        ))}
      </fieldset>
    </div>
  );
}
