import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlainLink from '../../ui/PlainLink';
import CopyButton from '../../ui/copy/CopyButton';
import styles from './styles.module.css';

interface Props {
  method: string;
  /** With placeholders: `/v2/photos/{dataset}/recommend`. */
  path: string;
  /** Where the operation is documented, when that is elsewhere. */
  href?: string;
  /** Copied by a button; absent in lists. */
  url?: string;
  /** How large a body may be: "up to 500 KB". */
  limit?: string;
  /** Where the request can be filled in and sent. */
  console?: string;
  children?: ReactNode;
}

export default function Endpoint({ method, path, href, url, limit, ...props }: Props) {
  const call = (
    <>
      <span className={`badge badge--${method}`}>{method.toUpperCase()}</span>{' '}
      <code data-copy={url}>{renderPath(path)}</code>
    </>
  );
  return (
    <div className={styles.endpoint} data-code="">
      <div className={styles.head}>
        {href === undefined ? (
          <span className={styles.call}>{call}</span>
        ) : (
          <PlainLink className={styles.call} href={href}>
            {call}
          </PlainLink>
        )}
        {limit !== undefined && <span className={styles.limit}>{limit}</span>}
      </div>
      {url !== undefined && (
        <div className={styles.actions}>
          <CopyButton label="Copy the URL" />
          {props.console !== undefined && (
            <Link className="button" to={props.console}>
              Try it
            </Link>
          )}
        </div>
      )}
      {props.children}
    </div>
  );
}

export function Endpoints({ children }: { children: ReactNode }) {
  return <div className={styles.endpoints}>{children}</div>;
}

/** On narrow screens a long path breaks before a slash, not inside a word. */
function renderPath(path: string) {
  return path.split(/(?=\/)/).map((segment, index) => (
    <Fragment key={`${index}${segment}`}>
      <wbr />
      {segment}
    </Fragment>
  ));
}
