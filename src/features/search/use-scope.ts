import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';
import type { Scope } from './create-session';

/** The version and the product that is being read; all products on the other pages. */
export function useScope(): Scope {
  const basePath = useBaseUrl('/');
  const active = useActivePluginAndVersion();
  const version = active?.activeVersion;
  const versionPath = version === undefined || version.isLast ? basePath : `${version.path}/`;
  const context = active?.activePlugin.pluginId ?? '';
  // An old version is searched alone.
  const withOthers = version?.isLast ?? true;
  return useMemo(() => ({ versionPath, context, withOthers }), [versionPath, context, withOthers]);
}
