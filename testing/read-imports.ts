import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type Imports = Map<string, string[]>;

/** What each file of the repository imports, types and what it loads on demand included. */
export function readImports(): Imports {
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
