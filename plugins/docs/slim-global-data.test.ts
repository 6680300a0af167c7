import { expect, test } from 'vitest';
import { slimGlobalData } from './slim-global-data';

function toData(names: string[]) {
  return {
    path: '/genja',
    breadcrumbs: true,
    versions: names.map((name) => ({ name, docs: [{ id: 'index', path: '/genja/' }] })),
  };
}

test('slimGlobalData() leaves out the pages of a single version', () => {
  expect(slimGlobalData(toData(['current']))).toEqual({
    path: '/genja',
    breadcrumbs: true,
    versions: [{ name: 'current', docs: [] }],
  });
});

test('slimGlobalData() keeps them where versions are compared', () => {
  expect(slimGlobalData(toData(['current', '1.0']))).toEqual(toData(['current', '1.0']));
});
