import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** The package.json files of the packages, whose dependencies are the arrows in ARCHITECTURE.md. */
const MANIFESTS = ['contracts', ...readdirSync('packages').map((name) => `packages/${name}`)]
  .filter((folder) => existsSync(`${folder}/package.json`))
  .map((folder) => ({ folder, ...JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) }));

const OURS = '^(contracts|packages|site|tests|tools)/';
const PLUGIN = '^site/(plugins|src/features/[^/]+/plugin)/';
const TEST = '\\.(test|spec|setup)\\.|/testing/';
const WITH_NODE = `${TEST}|/load[^/]*\\.ts$|/node/|/bin/`;
const BROWSER_CODE = 'site/src/(?!features/[^/]+/plugin/)|packages/(?!docs-model/|mcp/)|contracts/';

/** Folders of the site, and what they may import of this repository. */
const SITE = [
  ['browser code imports no plugin, docs-model, or mcp', '^site/src/', `^(${BROWSER_CODE})`],
  [
    'a plugin imports packages except mcp, plugins, deploy/ and patches/',
    PLUGIN,
    `${PLUGIN}|^site/(deploy|patches)/|^packages/(?!mcp/)`,
  ],
  ['a patch imports only patches', '^site/patches/', '^site/patches/'],
  ['content/ imports only src/', '^site/content/', '^site/(content|src)/'],
  ...[
    ['ui|css', '$1'],
    ['features', 'features|ui'],
    ['page-parts|theme|pages|client-modules', '$1|features|ui'],
  ].map(([layer, allowed]) => [
    'the layers are ui <- features <- page-parts, theme, pages, client-modules',
    `^site/src/(${layer})/`,
    `^(?!site/src/[^/]+/)|^site/src/(${allowed})/`,
  ]),
];

/** The name of a rule says what to do; it is what a failure prints. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** Code of a package imports only those packages of this repository that its package.json names. */
function listArrows({ folder, dependencies = {}, devDependencies }) {
  const buildRule = (from, names) => {
    const others = MANIFESTS.filter(({ name }) => name in names).map((other) => other.folder);
    return rule(
      `${folder}/package.json names each package; add it if ARCHITECTURE.md has the arrow`,
      { path: `^${folder}/`, ...from },
      { path: OURS, pathNot: `^(${[folder, ...others].join('|')})/` },
    );
  };
  return [
    buildRule({ pathNot: TEST }, dependencies),
    buildRule({}, { ...dependencies, ...devDependencies }),
  ];
}

export default {
  forbidden: [
    rule('move what files of a cycle share to another file', {}, { circular: true }),
    // Without this, a path that no longer leads anywhere would pass all other rules.
    rule(
      'nothing is here; correct the path, or the exports of the package',
      {},
      { couldNotResolve: true, path: '^@(docs|site)/' },
    ),
    ...MANIFESTS.flatMap(listArrows),
    rule(
      'import a package by its name, not by its path',
      { path: '^(?:packages/([^/]+)|)' },
      {
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
        path: '^packages/',
        pathNot: '^packages/$1/',
      },
    ),
    rule(
      'the package.json of a package names what it imports',
      { path: '^packages/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/vitest/' },
    ),
    rule(
      'what is not a test imports dependencies, not devDependencies',
      { path: '^packages/', pathNot: TEST },
      { dependencyTypes: ['npm-dev'], pathNot: '/@types/' },
    ),
    rule(
      'packages know neither React nor Docusaurus; move this to site/',
      { path: '^packages/', pathNot: TEST },
      { path: '(^|node_modules/)(react|react-dom|@docusaurus|@theme)(/|$)' },
    ),
    rule(
      'packages run in browsers; move what needs Node.js to node/ or to a loader',
      { path: '^packages/', pathNot: WITH_NODE },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'move what others share with tests to tests/support/',
      { pathNot: '^tests/' },
      { path: '^tests/', pathNot: '^tests/support/' },
    ),
    ...SITE.map(([name, path, allowed]) =>
      rule(
        name,
        { path, pathNot: path === PLUGIN ? TEST : `${TEST}|${PLUGIN}` },
        { path: OURS, pathNot: allowed },
      ),
    ),
    rule(
      'import the index of a feature, or a file of it on demand, with import()',
      { path: '^site/src/([^/]+/[^/]+)', pathNot: `${TEST}|${PLUGIN}` },
      {
        dynamic: false,
        path: '^site/src/features/',
        pathNot: '^site/src/($1/|features/[^/]+/index\\.tsx?$)',
      },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|^site/(static|\\.docusaurus)/|^tests/contract/openapi-tools/' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
