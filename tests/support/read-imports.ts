import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type Imports = Map<string, string[]>;

/** Every file of code in the repository. */
export function listSources(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return list.split('\n').filter((file) => /\.[cm]?[jt]sx?$/.test(file));
}

/** The names of modules that a file imports, as written, types and what it loads on demand included. */
export function listModuleNames(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'), true, false)
    .importedFiles.map(({ fileName }) => fileName);
}

/** The files of the repository that each file imports. */
export function readImports(): Imports {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name);
  const find = (name: string, file: string) =>
    ts.resolveModuleName(name, path.resolve(file), { ...options, allowJs: true }, ts.sys, cache)
      .resolvedModule?.resolvedFileName ?? '';
  return new Map(
    listSources().map((file) => {
      const names = listModuleNames(file).filter((name) => /^(\.|#|@site\/|@docs\/)/.test(name));
      return [file, names.map((name) => path.relative('', find(name, file)))];
    }),
  );
}
