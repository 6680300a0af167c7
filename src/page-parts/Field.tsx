import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React from 'react';
import type { ReactNode } from 'react';
import PlainLink from '@site/src/ui/PlainLink';
import styles from './Fields/styles.module.css';

interface Props {
  name: string;
  required?: boolean;
  /** In words, from outside to inside: `list of `. */
  container?: string;
  /** Name of the innermost type. */
  type: string;
  /** Where the type is documented. */
  href?: string;
  children: ReactNode;
}

/** One field: its name under a permanent URL, its type, and its meaning. */
export default function Field(props: Props): ReactNode {
  const { name, required, container, type, href, children } = props;
  const id = `field-${name}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.field} role="row">
      <th scope="row" role="rowheader">
        <code>{name}</code>
        {required && <span className={styles.required}>required</span>}
        <a
          className={styles.url}
          href={`#${id}`}
          aria-label={`Direct link to ${name}`}
          title={`Direct link to ${name}`}
        />
        <span className={styles.type}>
          {container}
          {href === undefined ? type : <PlainLink href={href}>{type}</PlainLink>}
        </span>
      </th>
      <td role="cell">{children}</td>
    </tr>
  );
}
