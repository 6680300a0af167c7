import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import type { PageProduct } from '#products';
import styles from './styles.module.css';

interface Props {
  product: PageProduct;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** Says above the sidebar's list which product and version it is of, and leads to the other one. */
export default function ProductHead({ product, onFollow }: Props): ReactNode {
  const { title, path, version, deprecated, otherVersion, interactiveReference } = product;
  return (
    <li className={styles.head}>
      <div className={styles.product}>
        <Link className={styles.name} to={path} onClick={onFollow}>
          {version === undefined ? title : `${title}, ${version}`}
        </Link>
        {deprecated && <span className={styles.mark}>Deprecated</span>}
        {otherVersion && (
          <Link to={otherVersion.to} onClick={onFollow}>
            {otherVersion.label}
          </Link>
        )}
      </div>
      {interactiveReference && (
        <Link to={interactiveReference.to} onClick={onFollow}>
          {interactiveReference.label}
        </Link>
      )}
    </li>
  );
}
