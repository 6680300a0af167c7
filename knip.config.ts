import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        '.dependency-cruiser-folders.mjs',
        'tools/*.{ts,mjs}',
        'tools/*/index.ts',
        'tools/run/*.mjs',
        'tools/openapi-tools/*.ts',
        'tools/benchmarks/*.ts',
        'tools/bundle/{serve,browser/*}.ts',
        'tests/**/*.{ts,tsx,mjs}',
        'tools/**/*.test.ts',
      ],
      project: ['*.{ts,mjs}', '{tests,tools}/**/*.{ts,tsx,mjs,cjs}'],
    },
    site: {
      // Its plugin loads the configuration without what Docusaurus gives it.
      docusaurus: false,
      entry: [
        'docusaurus.config.ts',
        'plugins/*/index.ts',
        'patches/*.{ts,tsx,cjs,mjs}',
        'content/api-sidebar.ts',
        'content/*/sidebar.ts',
        'src/pages/*.{mdx,tsx}',
        'src/ui/Page.tsx',
        'src/theme/**/*.tsx',
        'src/client-modules/*.ts',
        'src/features/{changes,nested-types,openapi}/index.tsx',
        'src/features/field-cards/open-card.ts',
        // Loaded on demand: what it exports is used as its properties.
        'src/features/run/parts.tsx',
        'src/features/run/Run.tsx',
        'src/page-parts/*.tsx',
        'src/page-parts/*/index.tsx',
        'src/**/*worker.ts',
        'samples/**/*.{ts,mts,mjs}',
        'src/ui/{Nothing.tsx,Mark/index.tsx,press-again.ts,keep-clicks.ts,start-scripts.ts}',
        'plugins/inputs/*.cjs',
        'src/features/openapi/{console/Host.tsx,prerendered*.ts}',
      ],
      project: ['**/*.{ts,tsx,mjs,cjs}'],
    },
    'packages/*': {
      // Bundled as files that readers run: tools/downloads/index.ts.
      entry: ['src/**/*.test.ts', 'src/**/*worker.ts', 'src/node/main.ts'],
      project: ['src/**'],
      includeEntryExports: true,
    },
  },
  // Has its own package.json, whose packages only its suite installs.
  ignore: ['tests/contract/openapi-tools/**'],
  // Beside the script that imports them when a reader or a test runs it.
  ignoreUnresolved: ['./types.d.ts', /^\.\/(client|command-line)\.mjs$/],
  ignoreDependencies: [
    // Modules that Docusaurus and our plugins generate; no package has these scopes.
    /^@(generated|theme|theme-original|openapi-page)\/.+/,
    // Names that the bundler resolves into @docusaurus/core.
    /^@docusaurus\/(BrowserOnly|ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Link|Translate|renderRoutes|router)$/,
    /^@docusaurus\/use[A-Z]\w+$/,
    // Read by path.
    '@cspell/dict-cs-cz',
    '@docs/contracts',
    // The types of these names.
    '@docusaurus/module-type-aliases',
    // Started by its path, because two packages have a command `tsc`.
    'typescript-7',
    // Scripts start these by their names.
    'cspell',
    'dependency-cruiser',
    'stylelint',
    'turbo',
  ],
  // Tests check Ruby code where it is there.
  ignoreBinaries: ['ruby'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
