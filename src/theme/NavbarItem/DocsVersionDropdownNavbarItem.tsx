// Change: shown on the pages of its product only, and only when there are versions to choose from.
// Upstream: theme-classic 3.10.2.
import { useActivePlugin, useVersions } from '@docusaurus/plugin-content-docs/client';
import VersionMenu from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import React from 'react';
import type { ReactNode } from 'react';

export default function ProductVersions(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  const active = useActivePlugin();
  if (versions.length < 2 || active?.pluginId !== props.docsPluginId) return null;
  return <VersionMenu {...props} />;
}
