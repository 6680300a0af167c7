// Change: tells programs where the Markdown of each page is. Upstream: theme-classic 3.10.2.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import React from 'react';
import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  // The page that says "not found" is a file and has no Markdown.
  const hasTwin = pathname.endsWith('/');
  return (
    <>
      {hasTwin && (
        <Head>
          <link rel="alternate" type="text/markdown" href={`${pathname}index.md`} />
        </Head>
      )}
      {children}
    </>
  );
}
