import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { toFieldAnchor } from '@docs/utils';
import PlainLink from '../../ui/PlainLink';
import styles from './styles.module.css';

/**
 * The fields of a type. It looks like a list of definitions and is a table for those who cannot
 * see it; the roles are spelled out because narrow screens lay its rows out as blocks.
 */
export default function Fields({ of, children }: { of: string; children: ReactNode }) {
  return (
    <table className={styles.fields} role="table">
      <caption className="visually-hidden">Fields of {of}</caption>
      <thead className="visually-hidden" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Field
          </th>
          <th scope="col" role="columnheader">
            Meaning
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface FieldProps {
  name: string;
  /** Its anchor, where that is not `field-` and its name. */
  id?: string;
  /** Of a parameter: `path` or `query`. */
  in?: string;
  required?: boolean;
  /** In words, from outside to inside: `list of `. */
  container?: string;
  type: string;
  href?: string;
  children: ReactNode;
}

export function Field(props: FieldProps) {
  const { name, required, container, type, href, children } = props;
  const { id = toFieldAnchor(name), in: location } = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.field} role="row">
      <th scope="row" role="rowheader">
        <code>{name}</code>
        {required && <span className="badge badge--required">required</span>}
        <a
          className={styles.url}
          href={`#${id}`}
          aria-label={`Direct link to ${name}`}
          title={`Direct link to ${name}`}
        />
        <span className={styles.type}>
          {container}
          {href === undefined ? type : <PlainLink href={href}>{type}</PlainLink>}
          {location && ` in the ${location}`}
        </span>
      </th>
      <td role="cell">{children}</td>
    </tr>
  );
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return <div className={styles.smallPrint}>{children}</div>;
}

interface ValuesProps {
  label: string;
  /** Longer lists are folded: a reader who needs one value finds it in the open list by search. */
  folded?: boolean;
  children: ReactNode;
}

export function Values({ label, folded = false, children }: ValuesProps) {
  if (!folded) {
    return (
      <div className={styles.values}>
        <span className={styles.valuesLabel}>{label}</span>
        {children}
      </div>
    );
  }
  return (
    <details className={styles.values}>
      <summary className={styles.valuesLabel}>{label}</summary>
      {children}
    </details>
  );
}
