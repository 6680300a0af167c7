import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listLibraries, printLicenses } from './libraries';

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

  it('stops at a library without a license', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
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
