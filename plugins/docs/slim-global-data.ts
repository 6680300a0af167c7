import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';

/**
 * Leaves the list of all pages out of the data that every page of the site carries, when there is
 * one version: only the menu of versions looks for the same page in another one.
 */
export function slimGlobalData(data: unknown): unknown {
  const { versions, ...rest } = data as GlobalPluginData;
  if (versions.length > 1) return data;
  return { ...rest, versions: versions.map((version) => ({ ...version, docs: [] })) };
}
