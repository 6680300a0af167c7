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
  genja: [],
  sandbox: ['contract'],
  plugins: ['contract', 'genja', 'samples', 'sandbox', 'products', 'provider'],
  src: ['contract', 'genja', 'samples', 'sandbox', 'products', 'provider'],
  content: ['src'],
};

const ROOMS = [
  ...Object.keys(ALLOWED_IMPORTS),
  ...['products', 'provider', 'deploy', 'scripts', 'benchmarks', 'tests'],
];

/** Rooms that run in a browser too: no Node, no Docusaurus, no React. */
const PURE_ROOMS = ['contract', 'genja', 'samples', 'sandbox'];

function toBoundaries([room, allowed]) {
  const forbidden = ROOMS.filter((other) => other !== room && !allowed.includes(other));
  return {
    files: [`${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(#|(\\.\\./)+)(${forbidden.join('|')})(/|$)`,
              message: `${room}/ may import only: ${allowed.join(', ') || 'nothing of other folders'}.`,
            },
            {
              regex: `^(\\.\\./)+(${ROOMS.join('|')})/`,
              message: 'Imports across folders are written "#contract/…".',
            },
            ...(PURE_ROOMS.includes(room)
              ? [
                  {
                    regex: '^(react|@docusaurus/|@theme/)',
                    message: `${room}/ knows neither React nor Docusaurus.`,
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
      'tests/openapi-tools/',
    ],
  },
  js.configs.recommended,
  ...typescript.configs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
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
  ...Object.entries(ALLOWED_IMPORTS).map(toBoundaries),
  {
    // Node stays at the edges of the rooms that browsers enter too.
    files: PURE_ROOMS.map((room) => `${room}/**/*.ts`),
    ignores: ['**/*.test.ts', '**/node.ts', '**/load*.ts', 'sandbox/node/**'],
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
  prettier,
);
