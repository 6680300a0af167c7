// Change: the product is the first item of the list (DocSidebarItem draws it); pages that the sidebar
// does not list, such as code examples, have an active item too. Upstream: theme-classic 3.10.2.
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { useMemo } from 'react';
import { findTrail } from './trail';
import { useProduct } from './use-product';

export default function DocSidebarOfProduct({ path, sidebar, ...props }: Props) {
  const product = useProduct();
  const active = useMemo(
    () => findTrail([...sidebar], path, product.path).at(-1)?.href ?? path,
    [path, product, sidebar],
  );
  const items = useMemo(() => {
    const { title: label, path: href } = product;
    return [{ type: 'link' as const, label, href, customProps: { product } }, ...sidebar];
  }, [product, sidebar]);
  return <DocSidebar {...props} sidebar={items} path={active} />;
}
