// Change: helps on, with parts that load where they show: each page of the docs could show this. It has
// its title with it: upstream sets none below the path of a product.
// Upstream: theme-classic 3.10.2.
import { PageMetadata } from '@docusaurus/theme-common';
import React, { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

const Help = lazy(() => import('./Help'));

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Suspense fallback={null}>
        <Help />
      </Suspense>
    </>
  );
}
