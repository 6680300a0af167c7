// Change: draws the product at the head of the list (../DocSidebar). Upstream: theme-classic 3.10.2.
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import React from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PageProduct } from '@docs/geneea';
import styles from './styles.module.css';

export default function DocSidebarItemOrHead(props: Props): ReactNode {
  const { item, onItemClick } = props;
  const product = item.customProps?.product as PageProduct | undefined;
  if (product === undefined) return <DocSidebarItem {...props} />;
  // The menu of phones closes when a link is followed.
  return <ProductHead product={product} onFollow={() => onItemClick?.(item)} />;
}

interface ProductHeadProps {
  product: PageProduct;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** Says above the sidebar's list which product and version it is of, and leads to the other one. */
function ProductHead({ product, onFollow }: ProductHeadProps): ReactNode {
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
