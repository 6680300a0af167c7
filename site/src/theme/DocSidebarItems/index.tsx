// Change: the product is at the head of the list; a category with many pages says how many.
// Upstream: theme-classic 3.10.2.
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import { useMemo } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Select from '../../ui/kit/Select';
import { useProduct } from '../../ui/use-product';
import styles from './styles.module.css';

export default function DocSidebarItemsOfProduct(props: Props) {
  const items = useMemo(() => props.items.map(withCount), [props.items]);
  return (
    <>
      {props.level === 1 && <ProductHead onFollow={props.onItemClick} />}
      <DocSidebarItems {...props} items={items} />
    </>
  );
}

/** The number of the pages below a category is data of `site/plugins/docs`. */
function withCount(item: PropSidebarItem): PropSidebarItem {
  const count = item.customProps?.count;
  if (item.type !== 'category' || count === undefined) return item;
  return { ...item, label: `${item.label} (${String(count)})` };
}

interface ProductHeadProps {
  /** Called when a link is followed: the menu of phones closes then. */
  onFollow: Props['onItemClick'];
}

/** Says above the list which product and version it is of, and leads to the other one. */
function ProductHead({ onFollow }: ProductHeadProps) {
  const { title, path, versionLabel, deprecated, otherVersion, interactiveReference } =
    useProduct();
  const { push } = useHistory();
  // The version of `Media API v2` is in the menu beside its name.
  const [, name = title, version = ''] = otherVersion ? (/^(.+) (v\d+)$/.exec(title) ?? []) : [];
  const renderLink = (label: string, to: string, className?: string) => (
    <Link
      className={className}
      to={to}
      onClick={() => onFollow?.({ type: 'link', label, href: to })}
    >
      {label}
    </Link>
  );
  return (
    <li className={styles.head}>
      <div className={styles.product}>
        {renderLink(
          versionLabel === undefined ? name : `${name}, ${versionLabel}`,
          path,
          styles.name,
        )}
        {deprecated && <span className="badge badge--bad">Deprecated</span>}
        {otherVersion && (
          <Select
            aria-label="Version"
            value={path}
            options={[
              [path, version],
              [otherVersion.to, otherVersion.label],
            ]}
            onChange={(to) => push(to)}
          />
        )}
      </div>
      {interactiveReference && renderLink(interactiveReference.label, interactiveReference.to)}
    </li>
  );
}
