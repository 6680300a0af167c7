import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countSuites, readCounts, writeCounts } from '../support/count-suites';

const README = readFileSync('README.md', 'utf8');

const byName = (one: { suite: string }, other: { suite: string }) =>
  one.suite.localeCompare(other.suite);

test('the README counts the files and tests of every suite; else run npm run proven', () => {
  expect(readCounts(README).sort(byName)).toEqual(countSuites().sort(byName));
});

test('writeCounts() changes the numbers and nothing else', () => {
  const counts = [{ suite: '`tests/a`', files: 3, tests: 40 }];
  expect(writeCounts('| `tests/a` | 2 | 7 | what 1 | 2 shows |', counts)).toBe(
    '| `tests/a` | 3 | 40 | what 1 | 2 shows |',
  );
});
