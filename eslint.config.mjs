import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

/** What each folder may import from others; ARCHITECTURE.md says why. Everything else fails. */
const ALLOWED_IMPORTS = {
  contract: [],
  samples: ['contract'],
  genja: ['contract'],
  sandbox: ['contract', 'genja'],
  'docs-model': ['contract', 'genja', 'samples', 'sandbox', 'products', 'provider'],
  // The MCP server: contracts, documentation and sandbox for AI agents.
  'scripts/mcp': ['contract', 'genja', 'samples', 'sandbox', 'docs-model', 'provider'],
  plugins: [
    'contract',
    'samples',
    'sandbox',
    'docs-model',
    'products',
    'provider',
    'deploy',
    'docusaurus-patches',
  ],
  // Deviations from stock Docusaurus.
  'docusaurus-patches': [],
  src: ['contract', 'genja', 'samples', 'sandbox', 'products', 'provider'],
  content: ['src'],
};

/** Where an import across folders can begin: `#sandbox/…` and `#products` are names of package.json. */
const IMPORT_ROOTS = [
  ...Object.keys(ALLOWED_IMPORTS),
  ...['products', 'provider', 'deploy', 'scripts', 'benchmarks', 'testing', 'tests'],
];

/** Folders that run in a browser too: no Node, no Docusaurus, no React. */
const PURE_FOLDERS = ['contract', 'genja', 'samples', 'sandbox', 'docs-model', 'scripts/mcp'];

/** What has one way in this repository. */
const ONE_WAY = [
  {
    name: 'comlink',
    importNames: ['wrap'],
    message: 'Talk to workers with connectWorker() of #sandbox/connect-worker.',
  },
  {
    name: 'react',
    importNames: ['lazy'],
    message: 'Load on demand with useLazy() of src/ui/use-lazy.ts.',
  },
];

function toBoundaries([folder, allowed]) {
  const forbidden = IMPORT_ROOTS.filter((other) => other !== folder && !allowed.includes(other));
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ONE_WAY,
          patterns: [
            {
              regex: `^(#|@site/|(\\.\\./)+)(${forbidden.join('|')})(/|$)`,
              message: `${folder}/ may import only: ${allowed.join(', ') || 'nothing of other folders'}.`,
            },
            {
              regex: `^(\\.\\./)+(${IMPORT_ROOTS.join('|')})/`,
              message: 'Imports across folders are written "#contract/…".',
            },
            ...(PURE_FOLDERS.includes(folder)
              ? [
                  {
                    regex: '^(react|@docusaurus/|@theme/)',
                    message: `${folder}/ knows neither React nor Docusaurus.`,
                  },
                ]
              : []),
          ],
        },
      ],
    },
  };
}

export default typescript.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'node_modules/',
      'static/',
      'reports/',
      'samples/quick-start/',
      'tests/contract/openapi-tools/',
    ],
  },
  js.configs.recommended,
  ...typescript.configs.recommended,
  // The compiler behind these rules takes most of the time of a run, and reads React alone.
  ...[reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended].map(
    (config) => ({ ...config, files: ['src/**/*.{ts,tsx}', '**/*.tsx'] }),
  ),
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      // Table rows are no controls; the rule takes `tr` and `td` for those of a grid.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['rowheader'] },
      ],
      // A table laid out as blocks loses its meaning for screen readers unless roles say it.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {
          table: ['table'],
          tr: ['row'],
          tbody: ['rowgroup'],
          thead: ['rowgroup'],
          td: ['cell'],
          th: ['rowheader', 'columnheader'],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(@site/|(\\.\\./)+)tests/',
              message: 'What tests share with others is in testing/.',
            },
          ],
        },
      ],
    },
  },
  ...Object.entries(ALLOWED_IMPORTS).map(toBoundaries),
  {
    // Node stays at the edges of the folders that browsers enter too.
    files: PURE_FOLDERS.map((folder) => `${folder}/**/*.ts`),
    ignores: ['**/*.test.ts', '**/node.ts', '**/load*.ts', '**/node/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/^node:/]',
          message: 'Node belongs into node.ts or a loader.',
        },
      ],
    },
  },
  {
    files: ['tests/**/*.ts', 'testing/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Literal[value='networkidle'], Identifier[name='waitForTimeout']",
          message: 'Wait for an element, or with settle() of testing/browser/tab.ts.',
        },
      ],
    },
  },
  {
    // The bundler loads its loaders as CommonJS.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
