import React, { Fragment } from 'react';
import type { ReactNode } from 'react';
import PlainLink from '../../ui/PlainLink';
import styles from './styles.module.css';

interface Props {
  method: string;
  /** With placeholders: `/v2/photos/{dataset}/recommend`. */
  path: string;
  /** Where the operation is documented, when that is elsewhere. */
  href?: string;
  children?: ReactNode;
}

/** Method and path of an operation, with its purpose. */
export default function Endpoint({ method, path, href, children }: Props): ReactNode {
  const call = (
    <>
      <span className={`${styles.method} ${styles[method] ?? ''}`}>{method.toUpperCase()}</span>{' '}
      <code>{toBreakable(path)}</code>
    </>
  );
  return (
    <div className={styles.endpoint}>
      {href === undefined ? (
        <span className={styles.call}>{call}</span>
      ) : (
        <PlainLink className={styles.call} href={href}>
          {call}
        </PlainLink>
      )}
      {children}
    </div>
  );
}

/** Several endpoints below each other. */
export function Endpoints({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.endpoints}>{children}</div>;
}

/** On narrow screens a long path breaks before a slash, not inside a word. */
function toBreakable(path: string): ReactNode {
  return path.split(/(?=\/)/).map((part, index) => (
    <Fragment key={`${index}${part}`}>
      <wbr />
      {part}
    </Fragment>
  ));
}
