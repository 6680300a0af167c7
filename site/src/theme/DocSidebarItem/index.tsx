// Change: draws the product at the head of the list (../DocSidebar), and a filter of types. Upstream: theme-classic 3.10.2.
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import Link from '@docusaurus/Link';
import type { PageProduct } from '@docs/geneea';
import styles from './styles.module.css';

export default function DocSidebarItemOrHead(props: Props) {
  const { item, onItemClick } = props;
  const { product, count, filters } = (item.customProps ?? {}) as CustomProps;
  // The menu of phones closes when a link is followed.
  if (product) return <ProductHead product={product} onFollow={() => onItemClick?.(item)} />;
  if (filters) return <Filter count={filters} />;
  if (count && item.type === 'category')
    return <DocSidebarItem {...props} item={withFilter(item, count)} />;
  return <DocSidebarItem {...props} />;
}

interface CustomProps {
  product?: PageProduct;
  /** Of the pages below a category. */
  count?: number;
  /** So many pages are narrowed by the field that this item is. */
  filters?: number;
}

/** A category with many pages says how many, and begins with a field that narrows them. */
function withFilter(item: PropSidebarItemCategory, count: number): PropSidebarItemCategory {
  // Without scripts the category leads to its first page.
  const href = findFirstSidebarItemLink(item) ?? '';
  const filter = { type: 'link' as const, label: '', href, customProps: { filters: count } };
  return { ...item, label: `${item.label} (${count})`, items: [filter, ...item.items] };
}

function Filter({ count }: { count: number }) {
  return (
    <li className={styles.filter}>
      <input
        type="search"
        aria-label={`Filter ${count} types`}
        placeholder={`Filter ${count} types`}
        onChange={({ currentTarget }) => narrow(currentTarget)}
      />
    </li>
  );
}

/** Hides the pages whose names do not contain what is typed, and the headings of hidden pages only. */
function narrow({ value, parentElement: field }: HTMLInputElement): void {
  const query = value.trim().toLowerCase();
  const items = [...(field?.parentElement?.querySelectorAll('li') ?? [])].reverse();
  for (const item of items) {
    if (item === field) continue;
    const pages = [...item.querySelectorAll('li')];
    item.hidden =
      pages.length > 0
        ? pages.every(({ hidden }) => hidden)
        : !item.textContent.toLowerCase().includes(query);
  }
}

interface ProductHeadProps {
  product: PageProduct;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** Says above the sidebar's list which product and version it is of, and leads to the other one. */
function ProductHead({ product, onFollow }: ProductHeadProps) {
  const { title, path, version, deprecated, otherVersion, interactiveReference } = product;
  return (
    <li className={styles.head}>
      <div className={styles.product}>
        <Link className={styles.name} to={path} onClick={onFollow}>
          {version === undefined ? title : `${title}, ${version}`}
        </Link>
        {deprecated && <span className="badge badge--bad">Deprecated</span>}
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
