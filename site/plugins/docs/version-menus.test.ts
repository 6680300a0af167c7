import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { products } from '@docs/vendor';
import { listVersionMenus } from './version-menus';

test('listVersionMenus() has an item for each product with a frozen version, and no other', () => {
  const products = [{ id: 'genja' }, { id: 'gkb' }];
  expect(listVersionMenus(products, 'tests/support/fixtures/options')).toEqual([
    {
      type: 'docsVersionDropdown',
      docsPluginId: 'genja',
      position: 'right',
      className: 'versions-of-genja',
    },
  ]);
});

// A version keeps the sidebar that somebody wrote; an API without one has no versions.
const withSidebar = products.filter(({ id }) => existsSync(`site/content/${id}/sidebar.ts`));

test.each(withSidebar)(
  'the menu of versions of $id is shown on the pages of that product only',
  ({ id }) => {
    const css = readFileSync(
      'site/src/theme/NavbarItem/DropdownNavbarItem/Desktop/menu.css',
      'utf8',
    );
    expect(css).toContain(`html:not(.plugin-id-${id}) .dropdown:has(> .versions-of-${id})`);
    expect(css).toContain(
      `html:not(.plugin-id-${id}) .menu__list-item:has(> * > .versions-of-${id})`,
    );
  },
);
