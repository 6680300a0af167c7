import { expect, test } from 'vitest';
import { describeTest } from './tested';

test.each([
  ['perl', 'Tested against the sandbox', /run this code on Linux/],
  ['curl-windows', 'Tested, not on Windows', /rules of cmd\.exe/],
  ['python-sdk', 'Tested against a stub of the SDK', /against a stub/],
  ['csharp', 'Tested against the sandbox', /with Mono/],
])('describeTest() says how samples in %s are tested', (language, label, details) => {
  expect(describeTest(language)).toEqual({ label, details: expect.stringMatching(details) });
});

test('describeTest() says nothing about a language whose samples do not run', () => {
  expect(describeTest('powershell')).toBeUndefined();
});
