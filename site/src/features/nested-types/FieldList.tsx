import type { ComponentType } from 'react';
import type { NestedField, NestedType as Type } from '@docs/openapi/describe';
import { toFieldAnchor } from '@docs/utils';
import PlainLink from '../../ui/PlainLink';
import styles from './styles.module.css';

export { loaders } from '@generated/nested-types/default/loaders';

export interface FieldsProps {
  name: string;
  contract: string;
  /** The types around it, separated by spaces. */
  inside: string;
}

/** The list of fields of a type, for the types of one API. */
export function createFieldList(
  types: Record<string, Type>,
  NestedType: ComponentType<Omit<FieldsProps, 'name'> & { of: string }>,
): ComponentType<FieldsProps> {
  return function FieldList({ name, contract, inside }: FieldsProps) {
    const around = `${inside} ${name}`;
    const canOpen = ({ isReference, type }: NestedField): boolean =>
      isReference === true && type in types && !around.split(' ').includes(type);
    return (
      <dl className={styles.fields} aria-label={`Fields of ${name}`}>
        {types[name]?.fields.map((field) => (
          <div key={field.name}>
            <dt>
              <PlainLink href={`${types[name]!.href}#${toFieldAnchor(field.name)}`}>
                <code>{field.name}</code>
              </PlainLink>
              {field.required && <span className="badge badge--required">required</span>}{' '}
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
