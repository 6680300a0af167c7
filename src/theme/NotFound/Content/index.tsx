// Change: helps on, with parts that load where they show: each page of the docs could show this.
// Upstream: theme-classic 3.10.2.
import React, { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

const Help = lazy(() => import('./Help'));

export default function NotFoundContent(): ReactNode {
  return (
    <Suspense fallback={null}>
      <Help />
    </Suspense>
  );
}
