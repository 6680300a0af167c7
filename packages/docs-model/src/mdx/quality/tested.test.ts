import { expect, test } from 'vitest';
import { languages } from '@docs/vendor/samples';
import { describeTest, describeTutorialTest, testedLanguages } from './tested';

// A new language is tested before the next release, which updates quality.json.
test.each(languages.filter(({ id }) => id in testedLanguages))(
  'describeTest() says how $id samples are tested',
  ({ id }) => {
    const { label, details } = describeTest(id)!;
    expect(label).toMatch(/^Tested/);
    expect(details).toMatch(/Full test on \w+ \d+, \d{4} with /);
    expect(details).toContain(testedLanguages[id]!.toolchain);
  },
);

test.each([
  ['curl-windows', 'Tested, not on Windows', /rules of cmd\.exe/],
  ['python-sdk', 'Tested against a stub of the SDK', /against a stub/],
])('describeTest() says what is missing in the tests of %s', (language, label, details) => {
  expect(describeTest(language)).toEqual({ label, details: expect.stringMatching(details) });
});

test('describeTest() says nothing about a language that was left out', () => {
  expect(describeTest('cobol')).toBeUndefined();
});

test('describeTutorialTest() names both runtimes, without packages', () => {
  expect(describeTutorialTest()?.details).toMatch(/with Node\.js [\d.]+ and Python [\d.]+\.$/);
});
