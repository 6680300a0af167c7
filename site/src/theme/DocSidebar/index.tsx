// Change: pages that the sidebar does not list, such as code examples, have an active item too.
// Upstream: theme-classic 3.10.2.
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { useMemo } from 'react';
import { useProduct } from '../../ui/use-product';
import { findTrail } from './trail';

export default function DocSidebarOfProduct({ path, sidebar, ...props }: Props) {
  const { path: root } = useProduct();
  const active = useMemo(
    () => findTrail([...sidebar], path, root).at(-1)?.href ?? path,
    [path, root, sidebar],
  );
  return <DocSidebar {...props} sidebar={sidebar} path={active} />;
}
