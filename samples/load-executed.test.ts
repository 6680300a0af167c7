import { expect, test } from 'vitest';
import { describeExecution } from './load-executed';

test.each([
  [
    'perl',
    'Perl 5.36.0',
    'Tested against the sandbox',
    'Run on November 21, 2026 with Perl 5.36.0.',
  ],
  [
    'curl-windows',
    'curl 7.88.1',
    'Tested, not on Windows',
    /rules of cmd\.exe.* with curl 7\.88\.1/,
  ],
  [
    'python-sdk',
    'Python 3.11.2',
    'Tested against a stub of the SDK',
    /^Compiled and run .* Python 3/,
  ],
])('describeExecution() says how %s was tested', (language, toolchain, label, details) => {
  const described = describeExecution(language, { toolchain, date: '2026-11-21' });
  expect(described).toEqual({ label, details: expect.stringMatching(details) });
});
