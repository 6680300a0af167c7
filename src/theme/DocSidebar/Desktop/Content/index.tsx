// Change: the product stands above the list. Upstream: theme-classic 3.10.2.
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import React from 'react';
import type { ReactNode } from 'react';
import ProductHead from '../../ProductHead';
import { useProduct } from '../../use-product';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  return (
    <>
      <ProductHead product={useProduct()} />
      <Content {...props} />
    </>
  );
}
