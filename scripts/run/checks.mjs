/** Checks of the sources, each a name and a command. */
export const CHECKS = [
  ['Types', ['npx', 'tsc', '--noEmit']],
  ['Types without the DOM', ['npx', 'tsc', '--noEmit', '-p', 'tsconfig.pure.json']],
  ['Lint', ['npx', 'eslint', '.']],
  ['Unused code', ['npx', 'knip', '--no-progress']],
  ['Prose', ['npx', 'tsx', 'scripts/prose-lint.ts']],
  ['Contracts', ['npx', 'tsx', 'scripts/contract-lint.ts']],
  ['Spelling', ['npx', 'cspell', '--no-progress', '--no-summary']],
  ['Format', ['npx', 'prettier', '--check', '--log-level=warn', '.']],
];
