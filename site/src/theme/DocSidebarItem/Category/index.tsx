// Change: the heading of a group leads nowhere, so it is no stop for the Tab key.
// Upstream: theme-classic 3.10.2.
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';

export default function CategoryWithHeading({ tabIndex, ...props }: Props & { tabIndex?: number }) {
  const isHeading = !props.item.collapsible && props.item.href === undefined;
  return <Category {...props} {...(!isHeading && { tabIndex })} />;
}
