// Change: tells programs where the Markdown of each page is. Upstream: theme-classic 3.10.2.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import React from 'react';
import type { ReactNode } from 'react';
import { listPaths } from '../NotFound/Content/list-paths';

const PAGES = new Set(listPaths(routes));

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      {PAGES.has(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={`${pathname}index.md`} />
        </Head>
      )}
      {children}
    </>
  );
}
