import { existsSync } from 'node:fs';
import path from 'node:path';

type VersionMenu = {
  type: 'docsVersionDropdown';
  docsPluginId: string;
  position: 'right';
  /** The style sheet of the menu uses this class to show it on the pages of its product only. */
  className: string;
};

/**
 * Items of the bar for the products of which `npm run docs:version` froze a version. Others have
 * none, so that no reader downloads a menu which is never shown.
 *
 * @example listVersionMenus([{ id: 'genja' }], '.'); // one item, if there is a file genja_versions.json
 */
export function listVersionMenus(
  products: readonly { id: string }[],
  folder: string,
): VersionMenu[] {
  return products
    .filter(({ id }) => existsSync(path.join(folder, `${id}_versions.json`)))
    .map(({ id }) => ({
      type: 'docsVersionDropdown',
      docsPluginId: id,
      position: 'right',
      className: `versions-of-${id}`,
    }));
}
