import { expect, test } from 'vitest';
import { hasDocItems, slimGlobalData } from './slim-global-data';

function toData(names: string[]) {
  return {
    path: '/genja',
    breadcrumbs: true,
    versions: names.map((name) => ({ name, docs: [{ id: 'index', path: '/genja/' }] })),
  };
}

test('slimGlobalData() leaves out the pages of a single version', () => {
  expect(slimGlobalData(toData(['current']), { hasDocItems: false })).toEqual({
    path: '/genja',
    breadcrumbs: true,
    versions: [{ name: 'current', docs: [] }],
  });
});

test('slimGlobalData() keeps them where versions are compared', () => {
  expect(slimGlobalData(toData(['current', '1.0']), { hasDocItems: false })).toEqual(
    toData(['current', '1.0']),
  );
});

test('slimGlobalData() keeps them where the navigation bar names one of them', () => {
  const data = toData(['current']);
  expect(slimGlobalData(data, { hasDocItems: true })).toEqual(data);
});

test('hasDocItems() finds a page of the product in the bar and in its menus', () => {
  const page = { type: 'doc', docsPluginId: 'genja', docId: 'long' };
  expect(hasDocItems([page], 'genja')).toBe(true);
  expect(hasDocItems([{ type: 'dropdown', items: [page] }], 'genja')).toBe(true);
  expect(hasDocItems([page], 'gkb')).toBe(false);
  expect(hasDocItems([{ label: 'Genja', to: '/genja/' }], 'genja')).toBe(false);
});
