import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  'scripts/tsconfig.pure.json',
  { noEmit: true },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
)!;

/** Types of a file that is not on disk; its folder is one of those that know no DOM. */
function listErrors(source: string): string[] {
  const file = path.resolve('contract/probe.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.fileExists = (name) => name === file || ts.sys.fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true)
      : getSourceFile.call(host, name, ...rest);
  const compiled = ts.createProgram([file], options, host);
  return compiled
    .getSemanticDiagnostics(compiled.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a DOM type in a folder without the DOM fails the type check', () => {
  expect(listErrors('export const a: HTMLElement | undefined = undefined;')).toEqual([
    "Cannot find name 'HTMLElement'.",
  ]);
  expect(listErrors('export const title = document.title;').join()).toContain("'document'");
});

test('web types are known there', () => {
  expect(listErrors('export const a = new Request(new URL("https://example.com"));')).toEqual([]);
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
    'scripts/mcp',
    'search',
  ]);
});
