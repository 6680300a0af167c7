import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const read = (file: string) =>
  ts.getParsedCommandLineOfConfigFile(
    file,
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;

test('packages are checked without the types of the DOM, each by itself and all together', () => {
  const all = read('packages/tsconfig.json');
  const files = all.fileNames.map((file) => path.relative('packages', file));
  const names = new Set(files.map((file) => file.split(path.sep)[0] ?? ''));
  const packages = [...names].filter(
    (name) => name !== '..' && existsSync(`packages/${name}/package.json`),
  );
  expect(packages.length).toBeGreaterThan(5);
  for (const config of ['.', ...packages]) {
    const { options } = read(path.join('packages', config, 'tsconfig.json'));
    expect(options.lib).toContain('lib.webworker.d.ts');
    expect(options.lib?.filter((name) => name.startsWith('lib.dom'))).toEqual([]);
  }
});
