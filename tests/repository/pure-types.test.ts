import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  'scripts/tsconfig.pure.json',
  { noEmit: true },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
)!;

test('folders that know no DOM are checked without its types', () => {
  expect(options.lib).toContain('lib.webworker.d.ts');
  expect(options.lib?.filter((name) => name.startsWith('lib.dom'))).toEqual([]);
});

test('all folders that know no DOM are checked', () => {
  const folders = fileNames
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => path.relative('.', file).split(path.sep))
    .map(([folder, name]) => (folder === 'scripts' ? `${folder}/${name}` : folder));
  expect([...new Set(folders)].sort()).toEqual([
    'contract',
    'docs-model',
    'genja',
    'samples',
    'sandbox',
    'packages/mcp/src',
    'search',
  ]);
});
