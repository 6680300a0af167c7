import { expect, test } from 'vitest';
import { listVersionMenus } from './version-menus';

test('listVersionMenus() has an item for each product with a frozen version, and no other', () => {
  const products = [{ id: 'genja' }, { id: 'gkb' }];
  expect(listVersionMenus(products, 'tests/fixtures/options')).toEqual([
    { type: 'docsVersionDropdown', docsPluginId: 'genja', position: 'right' },
  ]);
});
