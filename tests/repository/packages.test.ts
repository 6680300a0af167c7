import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listSources, listModuleNames } from '../../testing/read-imports';

/**
 * The packages that each package and `src/` may import, besides itself; ARCHITECTURE.md has the picture. What
 * tests import is not limited, except that nothing imports from `tests/`.
 */
const ALLOWED: Record<string, string[]> = {
  utils: [],
  openapi: ['utils'],
  geneea: ['openapi', 'utils'],
  genja: ['utils'],
  'code-samples': ['openapi', 'utils'],
  sandbox: ['geneea', 'genja', 'openapi', 'utils'],
  search: ['geneea', 'utils'],
  'docs-model': ['code-samples', 'geneea', 'genja', 'openapi', 'sandbox', 'utils'],
  mcp: ['code-samples', 'docs-model', 'geneea', 'genja', 'openapi', 'sandbox', 'search', 'utils'],
  src: ['code-samples', 'contracts', 'geneea', 'genja', 'openapi', 'sandbox', 'search', 'utils'],
};

const sources = listSources();

interface Manifest {
  name: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
}

/** Types of a syntax tree come in a package for types only. */
const toPackage = (name: string): string => {
  const target = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  return /^(hast|mdast)$/.test(target) ? `@types/${target}` : target;
};
const isTest = (file: string): boolean => /\.(test|spec|setup)\.|\/testing\//.test(file);
const toOwner = (file: string): string => /^(?:packages\/)?([^/]+)/.exec(file)?.[1] ?? '';
const packages = Object.keys(ALLOWED).filter((name) => name !== 'src');

it('every package has its line here', () => {
  const folders = sources.filter((file) => file.startsWith('packages/')).map(toOwner);
  expect([...new Set(folders)].sort()).toEqual([...packages].sort());
});

it('no relative import leaves a package', () => {
  const leaving = sources.flatMap((file) =>
    listModuleNames(file).flatMap((name) => {
      const target = path.posix.join(path.posix.dirname(file), name);
      const isOutside = name.startsWith('.') && !target.startsWith(`packages/${toOwner(file)}/`);
      // A change of the code under test has to load all of it first.
      const isInward =
        !/^(packages|tests\/mutation)\//.test(file) && target.startsWith('packages/');
      return (file.startsWith('packages/') && isOutside) || (name.startsWith('.') && isInward)
        ? [`${file} -> ${name}`]
        : [];
    }),
  );
  expect(leaving).toEqual([]);
});

it('no arrow runs against the map', () => {
  const arrows = sources
    .filter((file) => !isTest(file) && /^(packages|src)\//.test(file))
    .flatMap((file) =>
      listModuleNames(file)
        .filter((name) => name.startsWith('@docs/') || name.startsWith('@site/'))
        .map((name) => ({ file, to: name.split('/')[1] ?? '' }))
        .filter(({ to }) => to !== 'src' && !ALLOWED[toOwner(file)]?.includes(to))
        .map(({ to }) => `${file} -> ${to}`),
    );
  expect(arrows).toEqual([]);
});

it.each(packages)('packages/%s/package.json lists what its code imports, and no more', (name) => {
  const { dependencies = {}, devDependencies = {} } = readManifest(name);
  const files = sources.filter((file) => file.startsWith(`packages/${name}/`));
  const toNames = (files: string[]) => [
    ...new Set(
      files
        .flatMap(listModuleNames)
        .filter((target) => /^(@[\w-]+\/)?[a-z][\w.-]*(\/|$)/.test(target))
        .map(toPackage),
    ),
  ];
  const isTypes = (target: string): boolean => target.startsWith('@types/');
  const needed = toNames(files.filter((file) => !isTest(file))).filter(
    (target) => !isTypes(target),
  );
  // Its data is read by path.
  const imported = Object.keys(dependencies).filter((target) => target !== '@docs/contracts');
  expect(needed.sort()).toEqual(imported.sort());
  const listed = [...Object.keys(dependencies), ...Object.keys(devDependencies), 'vitest'];
  expect(toNames(files).filter((target) => !listed.includes(target))).toEqual([]);
});

it.each(packages)('packages/%s has doors to named files only', (name) => {
  const { exports } = readManifest(name);
  expect(Object.keys(exports).filter((entry) => entry.includes('*'))).toEqual([]);
  expect(
    Object.values(exports).filter(
      (file) =>
        !sources.includes(path.posix.join('packages', name, file)) && !file.endsWith('.json'),
    ),
  ).toEqual([]);
});

it('nothing imports from tests/', () => {
  const imports = sources
    .filter((file) => !file.startsWith('tests/'))
    .flatMap((file) =>
      listModuleNames(file)
        .filter((name) => /^(\.\.\/)+tests\/|^@site\/tests\//.test(name))
        .map((name) => `${file} -> ${name}`),
    );
  expect(imports).toEqual([]);
});
