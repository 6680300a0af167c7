import React from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { NestedField, NestedType as Type } from '#contract/nested-types';
import InternalLink from '@site/src/ui/InternalLink';
import NestedType from './';
import type { FieldsProps } from '.';
import styles from './styles.module.css';

/** The list of fields of a type, for the types of one API. */
export function toFieldList(types: Record<string, Type>): ComponentType<FieldsProps> {
  return function FieldList({ name, contract, inside }: FieldsProps): ReactNode {
    const around = `${inside} ${name}`;
    const canOpen = ({ isReference, type }: NestedField): boolean =>
      isReference === true && type in types && !around.split(' ').includes(type);
    return (
      <dl className={styles.fields} aria-label={`Fields of ${name}`}>
        {types[name]?.fields.map((field) => (
          <div key={field.name}>
            <dt>
              <InternalLink href={`${types[name]!.href}#field-${field.name}`}>
                <code>{field.name}</code>
              </InternalLink>
              {field.required && <span className={styles.required}>required</span>}{' '}
              <span className={styles.type}>
                {field.container}
                {field.type}
              </span>
            </dt>
            <dd dangerouslySetInnerHTML={{ __html: field.html }} />
            {canOpen(field) && (
              <dd>
                <NestedType of={field.type} contract={contract} inside={around} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    );
  };
}
