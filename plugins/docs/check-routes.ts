import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/**
 * Stops the build when two files of a product claim one address: readers would see whichever
 * came last, and the other would be lost without a word.
 */
export function checkRoutes({ loadedVersions }: Pick<LoadedContent, 'loadedVersions'>): void {
  const owners = new Map<string, string>();
  for (const { source, permalink } of loadedVersions.flatMap((version) => version.docs)) {
    const file = source.replace('@site/', '');
    const other = owners.get(permalink);
    if (other !== undefined) {
      throw new Error(
        `${other} and ${file} have the same address, ${permalink}. ` +
          'Give one of them another file name or another "slug" in its front matter.',
      );
    }
    owners.set(permalink, file);
  }
}
