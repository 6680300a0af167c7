import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { parse } from 'yaml';

/** A comment that only names its object says nothing about it. */
const SENTENCES = {
  create: ({ report, sourceCode }) => ({
    Program: () =>
      sourceCode
        .getAllComments()
        .filter(({ value }) => /^[\s*]*(what|who|whoever|that which)\b/i.test(value))
        .forEach(({ loc }) => report({ loc, message: SENTENCE_ADVICE })),
  }),
};

const SENTENCE_ADVICE =
  'Write a sentence with a subject and a verb: "The sandbox returns this.", not "What is returned."';

/** The texts of components and of the sandbox follow the same rules as pages. */
const TEXT_RULES = parse(readFileSync('tools/prose-lint/rules.yaml', 'utf8')).words.flatMap(
  ({ pattern, advice }) => {
    const word = `/${pattern.replaceAll('/', '\\/')}/i`;
    // Two spaces make a phrase: shorter strings are names, keys and values.
    const phrase = '/\\S\\s+\\S+\\s+\\S/';
    const shown = '/^(aria-label|alt|label|placeholder|title)$/';
    return [
      `JSXText[value=${word}]`,
      `JSXAttribute[name.name=${shown}] > Literal[value=${word}]`,
      `Literal[value=${phrase}][value=${word}]`,
      `TemplateElement[value.cooked=${phrase}][value.cooked=${word}]`,
    ].map((selector) => ({ selector, message: `${advice}.` }));
  },
);

/** Where words of languages and formats are material. */
const MATERIAL = [
  '**/*.test.{ts,tsx}',
  '**/fixtures*',
  '**/testing/**',
  'packages/sandbox/src/{analysis,data}/**',
  'packages/sandbox/src/http/language-codes.ts',
];

/** Things that are done in one way in this repository. */
const ONE_WAY = [
  {
    name: 'comlink',
    importNames: ['wrap'],
    message: 'Talk to workers with connectWorker() of @docs/utils/worker.',
  },
  {
    name: 'react',
    importNames: ['lazy'],
    message: 'Load on demand with useLazy() of site/src/ui/use-lazy.ts.',
  },
];

export default typescript.config(
  {
    ignores: [
      'build/',
      'site/.docusaurus/',
      'node_modules/',
      'site/static/',
      'reports/',
      'site/samples/quick-start/',
      'tests/contract/openapi-tools/',
    ],
  },
  js.configs.recommended,
  ...typescript.configs.recommended,
  // The compiler behind these rules takes most of the time of a run, and reads React alone.
  ...[reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended].map(
    (config) => ({ ...config, files: ['site/src/**/*.{ts,tsx}', '**/*.tsx'] }),
  ),
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { comments: { rules: { sentences: SENTENCES } } },
    rules: {
      'comments/sentences': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Select'] }],
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
    files: ['{site/src,packages}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: ONE_WAY }] },
  },
  {
    files: ['site/src/**/*.{ts,tsx}', 'packages/{sandbox,search,docs-model}/**/*.ts'],
    ignores: MATERIAL,
    rules: { 'no-restricted-syntax': ['error', ...TEXT_RULES] },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Literal[value='networkidle'], Identifier[name='waitForTimeout']",
          message: 'Wait for an element, or with settle() of tests/support/browser/tab.ts.',
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
