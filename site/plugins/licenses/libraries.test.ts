import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { listLibraries, printBillOfMaterials, printLicenses } from './libraries';

const MODULES = `${process.cwd()}/node_modules`;

const root = mkdtempSync(path.join(tmpdir(), 'licenses-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Installs a library below its own folder, and returns one of its files. */
function install(folder: string, description: object): string {
  const library = path.join(root, folder);
  mkdirSync(library, { recursive: true });
  writeFileSync(path.join(library, 'package.json'), JSON.stringify(description));
  return path.join(library, 'index.js');
}

describe('listLibraries()', () => {
  it('finds name, version, license and its text, each library once', () => {
    const files = [
      `${MODULES}/react/index.js`,
      `${MODULES}/react/jsx-runtime.js`,
      '/site/src/a.ts',
      '',
    ];
    const [react, ...others] = listLibraries(files);
    expect(others).toEqual([]);
    expect(react).toMatchObject({ name: 'react', license: 'MIT' });
    expect(react?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(react?.text).toContain('Permission is hereby granted');
  });

  it('lists a version once that is installed in two folders', () => {
    const files = ['node_modules/a', 'node_modules/b/node_modules/a'].map((name) =>
      install(name, { name: 'a', version: '1.0.0', license: 'MIT' }),
    );
    expect(listLibraries(files)).toHaveLength(1);
  });

  it('lists two versions in one order, whatever the order of the files', () => {
    const files = ['10.0.0', '9.0.0'].map((version) =>
      install(`${version}/node_modules/a`, { name: 'a', version, license: 'MIT' }),
    );
    const list = (given: string[]) => listLibraries(given).map(({ version }) => version);
    expect(list(files)).toEqual(['9.0.0', '10.0.0']);
    expect(list([...files].reverse())).toEqual(['9.0.0', '10.0.0']);
  });

  it('stops at a library without a license', () => {
    const file = install('node_modules/secret', { name: 'secret', version: '1.0.0' });
    expect(() => listLibraries([file])).toThrow(/secret.package\.json names no license/);
  });
});

test('printLicenses() lists the libraries, then each text once with the names that it is for', () => {
  const of = (name: string, text: string) => ({ name, version: '1.0.0', license: 'MIT', text });
  const printed = printLicenses([of('a', 'Same'), of('b', 'Same'), of('c', '')]);
  expect(printed).toContain('a 1.0.0: MIT\nb 1.0.0: MIT\nc 1.0.0: MIT');
  expect(printed).toContain('\na, b\n');
  expect(printed.match(/Same/g)).toHaveLength(1);
});

test('printBillOfMaterials() names each library with its package URL and license', () => {
  const of = (name: string) => ({ name, version: '1.0.0', license: 'MIT OR Apache-2.0', text: '' });
  const bom: unknown = JSON.parse(printBillOfMaterials([of('a'), of('@b/c')], 'pages'));
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'pages' } },
    components: [
      { name: 'a', purl: 'pkg:npm/a@1.0.0', licenses: [{ expression: 'MIT OR Apache-2.0' }] },
      { group: '@b', name: 'c', purl: 'pkg:npm/%40b/c@1.0.0', version: '1.0.0' },
    ],
  });
});
