import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { parse } from 'yaml';

/** Names of a private vocabulary; the last word of each line says what to write instead. */
const FORBIDDEN_NAMES = [
  ...['answer', 'answers', 'answered', 'answering', 'hasAnswered', 'replies'], // response
  ...['refuse', 'refuses', 'refused', 'refusal', 'refusals'], // reject
  ...['address', 'addresses'], // url, path, endpoint, anchor
  ...['program', 'programs', 'programUrl'], // script, sample, code, chunk
  ...['wish', 'wishes', 'arrival', 'arrivals', 'onArrivals'], // openRequest, initialRequest
  ...['Place', 'Part'], // Position, Location, Scope
  ...['holds', 'holdsMore', 'stands'], // contains, is
  ...['repetition', 'repetitions'], // retry
  ...['gift', 'gifts', 'recipe', 'recipes'], // capturedValue, requestSequence
  ...['fault', 'faults', 'faulty', 'findFaults'], // error, problem, violation
  ...['provoke', 'provoked'], // simulateError
  ...['nasty', 'unsteady', 'slips', 'honest', 'anew', 'weigh'], // hostile, flaky, typos
  ...['twin', 'twins'], // markdownVersion
  // The noun of the thing: match, candidate, entry, expectedStatus
  ...['one', 'own', 'part', 'place', 'known', 'found', 'wanted'],
];

/** The same for comments: words that the rules of pages replace too. */
const FORBIDDEN_WORDS = [
  ...['the answer', 'an answer', 'answered', 'the call', 'a call', 'each call', 'every call'],
  ...['address', 'addresses', 'program', 'programs', 'hold', 'holds', 'stands'],
  ...['gives back', 'give back', 'gave back', 'refuse', 'refuses', 'refused', 'repetition'],
  ...['in the place of', 'of its own', 'of their own', 'time-out', 'set-up', 'work-around'],
  ...['for ever', 'anew', 'twin', 'twins', 'behaviour', 'colour', 'catalogue', 'grey'],
];

/** The start of a comment that names its object instead of saying something about it. */
const FORBIDDEN_STARTS = ['what', 'who', 'whoever', 'that which'];

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

/** Where Node is at home in packages, which browsers enter too. */
const NODE_FILES = ['**/*.test.ts', '**/load*.ts', '**/node/**', '**/testing/**'];

const NO_NODE = {
  selector: 'ImportDeclaration[source.value=/^node:/]',
  message: 'Node.js belongs in node/ or in a loader.',
};

/** Packages whose texts are for readers. In the others, words of languages and formats are material. */
const PACKAGES_WITH_TEXTS = '{sandbox,search,docs-model}';
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
    // The rule for comments takes one list; under a second name it takes another.
    plugins: {
      starts: { rules: { 'no-warning-comments': builtinRules.get('no-warning-comments') } },
    },
    rules: {
      'starts/no-warning-comments': [
        'error',
        { terms: FORBIDDEN_STARTS, location: 'start', decoration: ['*'] },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'id-denylist': ['error', ...FORBIDDEN_NAMES],
      'no-warning-comments': ['error', { terms: FORBIDDEN_WORDS, location: 'anywhere' }],
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
    files: ['packages/**/*.ts'],
    ignores: NODE_FILES,
    rules: { 'no-restricted-syntax': ['error', NO_NODE] },
  },
  {
    files: ['site/src/**/*.{ts,tsx}', `packages/${PACKAGES_WITH_TEXTS}/**/*.ts`],
    ignores: MATERIAL,
    rules: { 'no-restricted-syntax': ['error', ...TEXT_RULES] },
  },
  {
    files: [`packages/${PACKAGES_WITH_TEXTS}/**/*.ts`],
    ignores: [...NODE_FILES, ...MATERIAL],
    rules: { 'no-restricted-syntax': ['error', NO_NODE, ...TEXT_RULES] },
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
