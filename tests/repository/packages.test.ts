import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listModuleNames, listSources } from '../support/read-imports';

/** The packages that each package may import, besides itself; ARCHITECTURE.md has the picture. */
const PACKAGES: Record<string, string[]> = {
  utils: [],
  openapi: ['utils'],
  'code-samples': ['openapi', 'utils'],
  vendor: ['code-samples', 'contracts', 'openapi', 'utils'],
  genja: ['utils'],
  sandbox: ['vendor', 'genja', 'openapi', 'utils'],
  search: ['vendor', 'utils'],
  'docs-model': ['code-samples', 'vendor', 'genja', 'openapi', 'sandbox', 'utils'],
  mcp: ['code-samples', 'docs-model', 'vendor', 'genja', 'sandbox', 'search', 'utils'],
};
const packages = Object.keys(PACKAGES);

/** The folder of a package; that of the vendor has the name of the vendor. */
const toPath = (name: string): string => `packages/${name === 'vendor' ? 'geneea' : name}/`;

/** The same for folders of the site. What tests and scripts import is not limited. */
const FOLDERS: Record<string, string[]> = {
  ...PACKAGES,
  src: ['contracts', ...packages.filter((name) => name !== 'docs-model' && name !== 'mcp')],
  plugins: ['deploy', 'patches', ...packages.filter((name) => name !== 'mcp')],
  patches: [],
  content: ['src'],
};

interface Manifest {
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const sources = listSources();

const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(`${toPath(name)}package.json`, 'utf8')) as Manifest;

const isTest = (file: string): boolean => /\.(test|spec|setup)\.|\/testing\//.test(file);

/** The package, or the folder of the root, that a file is in; the plugin of a feature is a plugin. */
const toFolder = (file: string): string =>
  /^site\/src\/features\/[^/]+\/plugin(\/|$)/.test(file)
    ? 'plugins'
    : (packages.find((name) => file.startsWith(toPath(name))) ??
      /^(?:packages\/|site\/|tests\/(?=support\/))?([^/]+)/.exec(file)?.[1] ??
      '');

/** The package that an import installs. Types of a syntax tree come in a package of types only. */
function toPackage(module: string): string {
  const [name] = /^(@[^/]+\/)?[^/]+/.exec(module) ?? [module];
  return /^(hast|mdast)$/.test(name) ? `@types/${name}` : name;
}

/** Says what is wrong with an import; undefined if nothing is. */
function findProblem(file: string, module: string): string | undefined {
  const folder = toFolder(file);
  const isRelative = module.startsWith('.');
  const target = isRelative
    ? toFolder(path.posix.join(path.posix.dirname(file), module))
    : /^(?:@docs\/|@site\/(?:tests\/(?=support\/))?)([^/]+)/.exec(module)?.[1];
  // A change of the code under test has to load all of it first.
  const isInside = target === undefined || target === folder || file.startsWith('tests/mutation/');
  if (target === 'tests' && !isInside) return 'What tests share with others is in tests/support/.';
  if (packages.includes(folder) && isRelative && !isInside)
    return 'A relative path stays in its package.';
  if (isRelative && packages.includes(target ?? '') && !isInside)
    return 'A package is imported by its name.';
  const allowed = FOLDERS[folder];
  if (allowed === undefined || isTest(file)) return undefined;
  if (packages.includes(folder) && /^(react|@docusaurus\/|@theme\/|@site\/)/.test(module))
    return 'Packages know neither React nor Docusaurus nor the site.';
  if (isInside) return undefined;
  return allowed.includes(target) ? undefined : `${folder} may import only: ${allowed.join(', ')}.`;
}

it('every package has its line here', () => {
  const folders = sources.filter((file) => file.startsWith('packages/')).map(toFolder);
  expect([...new Set(folders)].sort()).toEqual([...packages].sort());
});

it('no import runs against the map', () => {
  const problems = sources.flatMap((file) =>
    listModuleNames(file).flatMap((module) => {
      const problem = findProblem(file, module);
      return problem === undefined ? [] : [`${file} imports ${module}: ${problem}`];
    }),
  );
  expect(problems).toEqual([]);
});

describe('findProblem()', () => {
  it.each([
    ['packages/openapi/src/x.ts', '@docs/vendor'],
    ['packages/openapi/src/x.ts', 'react'],
    ['packages/openapi/src/x.ts', '../../genja/src/render'],
    ['packages/openapi/src/x.test.ts', '../../genja/src/render'],
    ['packages/genja/src/x.ts', '@docs/sandbox'],
    ['packages/docs-model/src/x.ts', '@docusaurus/utils'],
    ['packages/docs-model/src/x.ts', '../../../site/plugins/mdx'],
    ['packages/docs-model/src/x.ts', '../../../tools/serve'],
    ['site/src/x.ts', '@docs/docs-model'],
    ['site/src/x.ts', '@docs/mcp'],
    ['site/src/x.ts', '@site/plugins/x'],
    ['site/src/x.tsx', '../../tools/benchmarks/x'],
    ['site/src/x.tsx', '../../tests/support/x'],
    ['site/src/x.test.ts', '@site/tests/x'],
    ['site/src/x.ts', '../../packages/genja/src/render'],
    ['site/plugins/x.ts', '../src/x'],
    ['site/patches/x.ts', '@docs/utils'],
    ['tools/x.ts', '../tests/x'],
    ['tools/benchmarks/x.ts', '../../tests/x'],
  ])('finds that %s must not import %s', (file, module) => {
    expect(findProblem(file, module)).toMatch(/\.$/);
  });

  it.each([
    ['packages/openapi/src/read/x.ts', '../forms/y'],
    ['packages/sandbox/src/x.ts', '@docs/genja'],
    ['packages/sandbox/src/x.ts', 'comlink'],
    ['site/src/x.ts', '@docs/genja'],
    ['site/src/x.ts', '@site/src/ui/x'],
    ['site/src/x.test.ts', '@site/tests/support/x'],
    ['site/plugins/x.ts', '@docs/docs-model/pages'],
    ['site/plugins/x.ts', '../deploy/site'],
    ['tools/benchmarks/x.ts', '../../tests/support/x'],
  ])('finds nothing where %s imports %s', (file, module) => {
    expect(findProblem(file, module)).toBeUndefined();
  });
});

it.each(packages)('packages/%s/package.json lists what its code imports, and no more', (name) => {
  const { dependencies = {}, devDependencies = {} } = readManifest(name);
  const files = sources.filter((file) => file.startsWith(toPath(name)));
  const listPackages = (some: string[]): string[] => [
    ...new Set(
      some
        .flatMap(listModuleNames)
        .filter((module) => !/^(\.|node:)/.test(module))
        .map(toPackage),
    ),
  ];
  const needed = listPackages(files.filter((file) => !isTest(file)));
  // Most data of contracts/ is read by path.
  const isCode = (target: string) => !/^@types\/|^@docs\/contracts$/.test(target);
  const listed = Object.keys(dependencies).filter(isCode);
  expect(needed.filter(isCode).sort()).toEqual(listed.sort());
  const installed = [...Object.keys({ ...dependencies, ...devDependencies }), 'vitest'];
  expect(listPackages(files).filter((target) => !installed.includes(target))).toEqual([]);
});

it('package.json of the root lists no package, because Turborepo then runs every suite for a change of it', () => {
  const { devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  expect(Object.keys(devDependencies).filter((name) => name.startsWith('@docs/'))).toEqual([]);
});

it.each(packages)('packages/%s exports files by their names', (name) => {
  const { exports } = readManifest(name);
  expect(Object.keys(exports).filter((entry) => entry.includes('*'))).toEqual([]);
  const files = Object.values(exports).filter((file) => !file.endsWith('.json'));
  const missing = files.filter((file) => !sources.includes(path.posix.join(toPath(name), file)));
  expect(missing).toEqual([]);
});
