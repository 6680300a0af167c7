import { expect, test } from 'vitest';
import { describeExecution } from './describe-execution';

test.each([
  ['perl', 'Perl 5.36.0', 'Executed 21 November 2026 with Perl 5.36.0'],
  ['curl-windows', 'curl 7.88.1', /parser of cmd\.exe's rules .* curl 7\.88\.1, not on Windows$/],
  ['python-sdk', 'Python 3.11.2', /^Compiled and executed .* against a stand-in of the SDK$/],
])('describeExecution() says how %s was executed', (language, toolchain, want) => {
  expect(describeExecution(language, { toolchain, date: '2026-11-21' })).toMatch(want);
});
