// Change: draws the product at the head of the list (../DocSidebar). Upstream: theme-classic 3.10.2.
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import React from 'react';
import type { ReactNode } from 'react';
import type { ProductItem } from '../DocSidebar';
import ProductHead from './ProductHead';

export default function DocSidebarItemOrHead(props: Props): ReactNode {
  const item = props.item as Props['item'] | ProductItem;
  if (item.type !== 'product') return <DocSidebarItem {...props} item={item} />;
  // The menu of phones closes when a link is followed.
  const follow = () => props.onItemClick?.({ type: 'link', label: '', href: item.product.path });
  return <ProductHead product={item.product} onFollow={follow} />;
}
