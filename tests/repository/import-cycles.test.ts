import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

type Imports = Map<string, string[]>;

/** What each file of the repository imports, types and what it loads on demand included. */
function readImports(): Imports {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const files = list.split('\n').filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name);
  const find = (name: string, file: string) =>
    ts.resolveModuleName(name, path.resolve(file), { ...options, allowJs: true }, ts.sys, cache)
      .resolvedModule?.resolvedFileName ?? '';
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const own = importedFiles.filter(({ fileName }) => /^([.#]|@site\/)/.test(fileName));
      return [file, own.map(({ fileName }) => path.relative('', find(fileName, file)))];
    }),
  );
}

/** The files of each cycle, in the order in which they import one another. */
function findCycles(imports: Imports): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, way: string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file]);
    if (way.includes(file) || done.has(file)) return;
    imports.get(file)?.forEach((next) => visit(next, [...way, file]));
    done.add(file);
  };
  [...imports.keys()].forEach((file) => visit(file, []));
  return cycles;
}

test('no file imports itself by way of others', () => {
  const imports = readImports();
  expect(imports.get('docs-model/facts/field-facts.ts')).toContain('contract/read/list-types.ts');
  expect(findCycles(imports)).toEqual([]);
});

test('findCycles() names the files of a cycle', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
  ]);
  expect(findCycles(imports)).toEqual([['b', 'c', 'b']]);
});
