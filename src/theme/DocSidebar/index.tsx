// Change: the product is the first item of the list (DocSidebarItem draws it); pages that the sidebar
// does not list, such as code examples, have an active item too. Upstream: theme-classic 3.10.2.
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import React, { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PageProduct } from '#products';
import { findTrail } from './trail';
import { useProduct } from './use-product';

/** The head of the list. It is data because the menu of phones is drawn outside of the page. */
export interface ProductItem {
  type: 'product';
  product: PageProduct;
}

export default function DocSidebarOfProduct({ path, sidebar, ...props }: Props): ReactNode {
  const product = useProduct();
  const active = useMemo(
    () => findTrail([...sidebar], path, product.path).at(-1)?.href ?? path,
    [path, product, sidebar],
  );
  const items = useMemo(() => {
    const head: ProductItem = { type: 'product', product };
    return [head as unknown as PropSidebarItem, ...sidebar];
  }, [product, sidebar]);
  return <DocSidebar {...props} sidebar={items} path={active} />;
}
