// Plain Node: `npm test` reads this before any package is installed.

/**
 * @typedef {object} Part
 * @property {string} id name of its reports, too
 * @property {string} title
 * @property {'test' | 'upgrade' | 'full'} tier
 * @property {'sources' | 'browser'} lane parts of one lane run one after the other
 * @property {'vitest' | 'playwright' | 'status'} report
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {Record<string, string>} [smaller] replaces values of `env` when a change calls for the part
 * @property {string} [replaces] the part that it includes
 * @property {number} [seconds] alone on two idle cores, in CI's size; of parts with inputs
 * @property {string} [changesIn] the variable that names the changed files among its inputs
 * @property {string[]} [inputs] what it depends on: files, folders with a slash, `*` for a part of a name
 */

const vitest = (...args) => ['npx', 'vitest', 'run', ...args];
const samples = (...args) => vitest('--config=tests/samples/vitest.config.ts', '--root=.', ...args);
const playwright = (project, ...files) => [
  ...['npx', 'playwright', 'test', `--project=${project}`],
  ...files,
];

/** Scripts that run in a browser, without styles and content. */
const SCRIPTS = [
  ...['src/*.ts', 'src/*.tsx', 'plugins/', 'docusaurus-patches/'],
  ...['docusaurus.config.ts', 'package-lock.json'],
];

/** What pages are made from, apart from those that writers write. */
const SITE = [
  ...['src/', 'docs-model/', 'plugins/', 'static/', 'docusaurus-patches/', 'content/*.ts'],
  ...['docusaurus.config.ts', 'package-lock.json'],
];

const EVERY_PAGE = 'tests/shell/every-page.full.spec.ts';
const GUIDES = 'tests/run/guides.full.spec.ts';

/** Tests of pages whose titles, tables, size and spoken text an edit can change. */
const EDITED_PAGES = [
  'tests/shell/window-widths.spec.ts',
  'tests/shell/page-weight.spec.ts',
  'tests/accessibility/screen-reader.spec.ts',
];

/** What executes samples, apart from tutorials and the production guide. */
const SAMPLE_TESTS = [
  ...['describe-cases.ts', 'hostile-requests.ts', 'hostile.test.ts', 'passed.ts'],
  ...['passed.test.ts', 'sample-meta.ts', 'samples.test.ts', 'unusual-requests.ts'],
  'vitest.config.ts',
  ...['cmd/', 'compile/', 'report/', 'run/', 'servers/', 'standin/'],
];

/** Tests of scripts and data that are late, missing, or renewed: any script can break them. */
const FAILURE_TESTS = [
  'tests/failure/',
  'tests/console/loading.spec.ts',
  'tests/run/early-clicks.spec.ts',
  'tests/search/failures.spec.ts',
];

/** Folders of tests about how pages look and behave, apart from console, Run, search and failures. */
const PAGE_TESTS = ['shell', 'accessibility', 'content', 'genja', 'reference', 'try'].map(
  (folder) => `tests/${folder}/`,
);

/**
 * How much hostile input `npm run test:full` tries; `npm test` tries what each test names as default.
 * CI tries `smaller` of a part when a change calls for it: all of it would take a quarter of an hour.
 */
const HOSTILE_TOTALS = {
  // Together 100,000 requests.
  sandbox: {
    SANDBOX_FUZZ_REQUESTS: '50000',
    SANDBOX_HOSTILE_REQUESTS: '50000',
    SANDBOX_LARGE_BODIES: '10000',
  },
  search: { SEARCH_FUZZ_QUERIES: '20000' },
  // As many of each kind: the console, the playground, anchors, the search, the filter of changes.
  links: { LINK_FUZZ_RUNS: '50000' },
  contracts: { CONTRACT_MUTATIONS: '1000' },
  templates: { GENJA_FUZZ_RUNS: '100000', GENJA_COMPARED_TEMPLATES: '10000' },
};

export const LANES = ['sources', 'browser'];

/**
 * As many seconds of parts CI runs beside `npm test`, so that all of it ends within 40 minutes, also
 * on a machine that others use. `npm test` with all that comes before it takes about 11.
 */
export const MOST_SECONDS = 1400;

/**
 * The suites. `npm test` runs the tier `test`. CI adds the parts whose inputs have changed.
 *
 * @type {Part[]}
 */
export const PARTS = [
  {
    id: 'vitest',
    title: 'Unit and site tests',
    tier: 'test',
    lane: 'sources',
    report: 'vitest',
    command: vitest('--project=unit', '--project=site'),
  },
  {
    id: 'changed-samples',
    title: 'Samples that have changed',
    tier: 'test',
    lane: 'sources',
    report: 'vitest',
    command: samples('--exclude=tests/samples/{production,tutorials}/**'),
    env: { SAMPLES: 'changed' },
  },
  {
    id: 'browser',
    title: 'Browser tests',
    tier: 'test',
    lane: 'browser',
    report: 'playwright',
    command: playwright('site'),
  },
  {
    id: 'upgrade',
    title: 'Framework, site with options, development server',
    tier: 'upgrade',
    lane: 'browser',
    seconds: 91,
    report: 'playwright',
    command: playwright('upgrade'),
    inputs: [
      ...['package-lock.json', 'docusaurus-patches/', 'docusaurus.config.ts', 'src/theme/'],
      // The site with options has versions, which this site does not have yet.
      ...[
        'scripts/docs-version',
        'search/',
        'src/features/search/',
        'plugins/docs/',
        'plugins/local-search/',
      ],
      ...['testing/fixtures/', 'tests/*.upgrade.spec.ts', 'tests/*.setup.ts'],
    ],
  },
  {
    id: 'samples',
    title: 'All samples',
    tier: 'full',
    lane: 'sources',
    seconds: 228,
    report: 'vitest',
    command: samples('--exclude=tests/samples/{production,tutorials}/**'),
    replaces: 'changed-samples',
    // A sample whose text or toolchain has changed runs in `changed-samples`.
    inputs: SAMPLE_TESTS.map((name) => `tests/samples/${name}`),
  },
  {
    id: 'tutorials',
    title: 'Tutorials, clients, and the production guide',
    tier: 'full',
    lane: 'sources',
    seconds: 129,
    report: 'vitest',
    // These mostly wait before they retry.
    command: samples('tests/samples/production/', 'tests/samples/tutorials/'),
    inputs: [
      ...['samples/tutorials', 'samples/production/', 'samples/client/', 'docs-model/downloads/'],
      ...['sandbox/', 'contract/', 'genja/', 'tests/samples/', 'scripts/run/toolchains.mjs'],
    ],
  },
  {
    id: 'changed-pages',
    title: 'Pages that have changed',
    tier: 'full',
    lane: 'browser',
    seconds: 54,
    report: 'playwright',
    command: playwright('full', EVERY_PAGE, GUIDES, ...EDITED_PAGES),
    inputs: ['content/*.mdx'],
    changesIn: 'CHANGED_FILES',
  },
  {
    id: 'pages',
    title: 'Every page',
    tier: 'full',
    lane: 'browser',
    seconds: 408,
    report: 'playwright',
    command: playwright('full', ...PAGE_TESTS),
    replaces: 'changed-pages',
    inputs: [
      ...SITE,
      ...PAGE_TESTS.map((folder) => `${folder}*.spec.ts`),
      ...['content/changes.yaml', 'contract/', 'samples/', 'genja/'],
    ],
  },
  {
    id: 'axe',
    title: 'axe on components in their states',
    tier: 'full',
    lane: 'browser',
    seconds: 46,
    report: 'playwright',
    command: playwright('axe'),
    inputs: [
      ...['src/', 'docs-model/', 'plugins/', 'docusaurus-patches/', 'package-lock.json'],
      ...['testing/browser/axe.ts', 'tests/*.spec.ts'],
    ],
  },
  {
    id: 'operations',
    title: 'Every operation, every example',
    tier: 'full',
    lane: 'browser',
    seconds: 140,
    report: 'playwright',
    command: playwright('full', 'tests/run/', 'tests/console/'),
    inputs: [
      ...['contract/', 'sandbox/', 'samples/*.ts', 'package-lock.json'],
      ...['src/features/console/', 'src/features/run/', 'src/features/sandbox-client/'],
      ...['tests/console/', 'tests/run/'],
    ],
  },
  {
    id: 'queries',
    title: 'Every query',
    tier: 'full',
    lane: 'browser',
    seconds: 41,
    report: 'playwright',
    command: playwright('full', 'tests/search/'),
    inputs: [
      'search/',
      'src/features/search/',
      'plugins/local-search/',
      'docs-model/search/',
      'tests/search/',
    ],
  },
  {
    id: 'offline',
    title: 'Offline copy',
    tier: 'full',
    lane: 'browser',
    seconds: 25,
    report: 'playwright',
    command: playwright('offline'),
    inputs: [
      ...['scripts/bundle', 'scripts/downloads/', 'scripts/static-server.ts', 'tests/offline/'],
      ...['plugins/page-template/', 'deploy/', 'docusaurus.config.ts', 'package-lock.json'],
    ],
  },
  {
    id: 'pdf',
    title: 'PDF of each product, with its links and bookmarks',
    tier: 'full',
    lane: 'browser',
    seconds: 42,
    report: 'status',
    command: ['npm', 'run', 'pdf'],
    inputs: ['scripts/pdf', 'src/css/print.css', 'package-lock.json'],
  },
  {
    id: 'load',
    title: 'Load, large texts',
    tier: 'full',
    lane: 'sources',
    seconds: 65,
    report: 'vitest',
    command: vitest('--project=full'),
    inputs: [
      'deploy/',
      'scripts/static-server.ts',
      'scripts/serve.ts',
      'tests/*.full.test.ts',
      'sandbox/',
    ],
  },
  {
    id: 'sandbox-fuzz',
    title: 'Hostile requests and large bodies, full size',
    tier: 'full',
    lane: 'sources',
    seconds: 19,
    report: 'vitest',
    command: vitest(
      ...['--project=unit', 'tests/sandbox/fuzz', 'tests/sandbox/hostile'],
      'tests/sandbox/large-bodies',
    ),
    env: HOSTILE_TOTALS.sandbox,
    smaller: {
      SANDBOX_FUZZ_REQUESTS: '10000',
      SANDBOX_HOSTILE_REQUESTS: '14000',
      SANDBOX_LARGE_BODIES: '300',
    },
    inputs: ['sandbox/', 'contract/*/openapi.yaml', 'tests/sandbox/', 'package-lock.json'],
  },
  {
    id: 'search-fuzz',
    title: 'Random queries, full size',
    tier: 'full',
    lane: 'sources',
    seconds: 19,
    report: 'vitest',
    command: vitest('--project=site', 'tests/search/queries.site.test.ts'),
    env: HOSTILE_TOTALS.search,
    smaller: { SEARCH_FUZZ_QUERIES: '1000' },
    inputs: ['search/', 'plugins/local-search/', 'docs-model/search/'],
  },
  {
    id: 'link-fuzz',
    title: 'Damaged links, full size',
    tier: 'full',
    lane: 'sources',
    seconds: 8,
    report: 'vitest',
    command: vitest(
      '--project=unit',
      ...['src/features/console/links/share-link', 'src/features/playground/share-hash'],
      ...['src/client-modules/find-target', 'src/features/search/search-url'],
      'src/page-parts/Changes/filter',
    ),
    env: HOSTILE_TOTALS.links,
    inputs: [
      ...['src/features/console/links/', 'src/features/playground/', 'genja/'],
      ...['src/client-modules/find-target', 'src/features/search/search-url'],
      'src/page-parts/Changes/filter',
    ],
  },
  {
    id: 'contract-fuzz',
    title: 'Broken contracts, full size',
    tier: 'full',
    lane: 'sources',
    seconds: 49,
    report: 'vitest',
    command: vitest('--project=unit', 'tests/contract/mutated-contracts.test.ts'),
    env: HOSTILE_TOTALS.contracts,
    smaller: { CONTRACT_MUTATIONS: '100' },
    inputs: ['contract/', 'scripts/contract-lint', 'scripts/contract-pull', 'package-lock.json'],
  },
  {
    id: 'genja-fuzz',
    title: 'Generated templates, full size',
    tier: 'full',
    lane: 'sources',
    seconds: 23,
    report: 'vitest',
    command: vitest('--project=unit', 'tests/genja/fuzz.test.ts', 'tests/genja/oracle.test.ts'),
    env: HOSTILE_TOTALS.templates,
    inputs: ['genja/', 'tests/genja/'],
  },
  {
    id: 'engines',
    title: 'Three browser engines',
    tier: 'full',
    lane: 'browser',
    seconds: 272,
    report: 'vitest',
    command: vitest('--config=tests/engines/vitest.config.ts', '--root=.', '--project=journeys'),
    inputs: [...SCRIPTS, 'sandbox/', 'genja/', 'tests/engines/'],
  },
  {
    id: 'openapi-tools',
    title: 'Tools of others on the OpenAPI documents',
    tier: 'full',
    lane: 'sources',
    seconds: 66,
    report: 'status',
    command: ['node', 'scripts/openapi-tools.mjs'],
    inputs: [
      'contract/',
      'sandbox/',
      'docs-model/documents/',
      'samples/collections/',
      'tests/contract/openapi-tools/',
      'scripts/openapi-tools',
    ],
  },
  // The longest comes last: see divide() in changes.mjs.
  {
    id: 'failures',
    title: 'Every failure on every kind of page',
    tier: 'full',
    lane: 'browser',
    seconds: 562,
    report: 'playwright',
    command: playwright('full', ...FAILURE_TESTS),
    inputs: [...SCRIPTS, ...FAILURE_TESTS],
  },
];

/** @param {string} id */
export function findPart(id) {
  const part = PARTS.find((one) => one.id === id);
  if (part !== undefined) return part;
  throw new Error(`scripts/run/parts.mjs has no part "${id}".`);
}
