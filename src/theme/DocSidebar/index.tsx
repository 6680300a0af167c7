// Change: pages that the sidebar does not list, such as code examples, have an active item too.
// Upstream: theme-classic 3.10.2.
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import React, { useMemo } from 'react';
import type { ReactNode } from 'react';
import { findTrail } from './find-trail';
import { useProduct } from './use-product';

export default function DocSidebarWithPlace({ path, sidebar, ...props }: Props): ReactNode {
  const root = useProduct().path;
  const active = useMemo(
    () => findTrail([...sidebar], path, root).at(-1)?.href ?? path,
    [path, root, sidebar],
  );
  return <DocSidebar {...props} sidebar={sidebar} path={active} />;
}
