import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';
import type { Scope } from './create-session';

/**
 * The version and the product that is being read; all products on the other pages. The framework's
 * own `useActivePlugin()` compares words by their language for this, which takes 15 ms to start.
 */
export function useScope(): Scope {
  const basePath = useBaseUrl('/');
  const { pathname } = useLocation();
  const docs = Object.entries(useAllDocsData()).map(([id, data]) => ({ id, ...data }));
  const active = findInnermost(docs, pathname);
  const version = findInnermost(active?.versions ?? [], pathname);
  const versionPath = version === undefined || version.isLast ? basePath : `${version.path}/`;
  const context = active?.id ?? '';
  // An old version is searched alone.
  const withOthers = version?.isLast ?? true;
  return useMemo(() => ({ versionPath, context, withOthers }), [versionPath, context, withOthers]);
}

/** Of what has the page below its path, the one with the longest path. */
function findInnermost<T extends { path: string }>(all: T[], pathname: string): T | undefined {
  const isAround = ({ path }: T): boolean => `${pathname}/`.startsWith(path.replace(/\/?$/, '/'));
  return all.filter(isAround).sort((a, b) => b.path.length - a.path.length)[0];
}
