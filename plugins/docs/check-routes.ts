import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/**
 * Finds pages of a product that claim one path: readers see whichever comes last, and the others are
 * lost. A warning for each names both files, which the framework's own warning does not; a test of
 * this repository fails on any warning of the build.
 */
export function findSharedRoutes({ loadedVersions }: Pick<LoadedContent, 'loadedVersions'>) {
  const owners = new Map<string, string>();
  const warnings: string[] = [];
  for (const { source, permalink } of loadedVersions.flatMap((version) => version.docs)) {
    const file = source.replace('@site/', '');
    const other = owners.get(permalink);
    if (other === undefined) {
      owners.set(permalink, file);
      continue;
    }
    warnings.push(
      `${other} and ${file} have the same path, ${permalink}. ` +
        'Give one of them another file name or another "slug" in its front matter.',
    );
  }
  return warnings;
}
