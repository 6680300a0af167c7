import Link from '@docusaurus/Link';
import React, { useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { NestedField, NestedType as Type } from '#contract/nested-types';
import { useInternalLinks } from '@site/src/features/openapi/use-internal-links';
import NestedType from './';
import type { FieldsProps } from '.';
import styles from './styles.module.css';

/** The list of fields of a type, for the types of one API. */
export function toFieldList(types: Record<string, Type>): ComponentType<FieldsProps> {
  return function FieldList({ name, contract, inside }: FieldsProps): ReactNode {
    const list = useRef<HTMLDListElement>(null);
    useInternalLinks(list);
    const around = `${inside} ${name}`;
    const canOpen = ({ isReference, type }: NestedField): boolean =>
      isReference === true && type in types && !around.split(' ').includes(type);
    return (
      <dl ref={list} className={styles.fields} aria-label={`Fields of ${name}`}>
        {types[name]?.fields.map((field) => (
          <div key={field.name}>
            <dt>
              <Link to={`${types[name]!.href}#field-${field.name}`}>
                <code>{field.name}</code>
              </Link>
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
