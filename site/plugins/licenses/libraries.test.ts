import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { listLibraries, printBillOfMaterials, printLicenses } from './libraries';

const MODULES = `${process.cwd()}/node_modules`;

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

  it('reads names with a scope', () => {
    const [library] = listLibraries([`${MODULES}/@docusaurus/core/lib/client/App.js`]);
    expect(library?.name).toBe('@docusaurus/core');
  });

  it('lists a version once that is installed in two folders', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
    const files = ['node_modules/a', 'node_modules/b/node_modules/a'].map((name) => {
      const library = path.join(folder, name);
      mkdirSync(library, { recursive: true });
      const description = { name: 'a', version: '1.0.0', license: 'MIT' };
      writeFileSync(path.join(library, 'package.json'), JSON.stringify(description));
      return path.join(library, 'index.js');
    });
    expect(listLibraries(files)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });

  it('lists two versions in one order, whatever the order of the files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
    const files = ['10.0.0', '9.0.0'].map((version) => {
      const library = path.join(folder, version, 'node_modules/a');
      mkdirSync(library, { recursive: true });
      const description = { name: 'a', version, license: 'MIT' };
      writeFileSync(path.join(library, 'package.json'), JSON.stringify(description));
      return path.join(library, 'index.js');
    });
    const list = (given: string[]) => listLibraries(given).map(({ version }) => version);
    expect(list(files)).toEqual(['9.0.0', '10.0.0']);
    expect(list([...files].reverse())).toEqual(['9.0.0', '10.0.0']);
    rmSync(folder, { recursive: true });
  });

  it('stops at a library without a license', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
    const library = path.join(folder, 'node_modules/secret');
    mkdirSync(library, { recursive: true });
    writeFileSync(path.join(library, 'package.json'), '{"name": "secret", "version": "1.0.0"}');
    expect(() => listLibraries([path.join(library, 'index.js')])).toThrow(
      /secret.package\.json names no license/,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('printLicenses()', () => {
  it('lists the libraries, then each text once with the names that it is for', () => {
    const of = (name: string, text: string) => ({ name, version: '1.0.0', license: 'MIT', text });
    const printed = printLicenses([of('a', 'Same'), of('b', 'Same'), of('c', '')]);
    expect(printed).toContain('a 1.0.0: MIT\nb 1.0.0: MIT\nc 1.0.0: MIT');
    expect(printed).toContain('\na, b\n');
    expect(printed.match(/Same/g)).toHaveLength(1);
  });
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
