import { expect, test } from 'vitest';
import { describeExecution, findExecution, loadExecuted, loadPassed } from './load-executed';
import { loadSamples } from './load-samples';
import { KEY_PLACEHOLDER } from './request';

const samples = await loadSamples();

test('every sample of the site has been executed as it is now', async () => {
  const executed = await loadExecuted();
  const outdated: string[] = [];
  for (const sample of samples) {
    if (await findExecution(sample, executed)) continue;
    outdated.push(`${sample.language}: ${sample.name}`);
  }
  const remedy = 'Execute the samples and record what ran: npm run samples:record';
  expect(outdated, `${outdated.length} samples have changed. ${remedy}`).toEqual([]);
});

test('every sample of the site names the key exactly once', () => {
  const others = samples.filter(({ text }) => text.split(KEY_PLACEHOLDER).length !== 2);
  expect(others.map(({ language, name }) => `${language}: ${name}`)).toEqual([]);
});

test('findExecution() finds nothing for a sample that has changed', async () => {
  const execution = { toolchain: 'Perl 5.36.0', date: '2026-11-21', samples: { a: 'cc42155088' } };
  const sample = { name: 'a', language: 'perl', text: 'print(1)\n' };
  expect(await findExecution(sample, { perl: execution })).toBe(execution);
  expect(await findExecution({ ...sample, text: 'print(2)\n' }, { perl: execution })).toBe(
    undefined,
  );
  expect(await findExecution({ ...sample, name: 'b' }, { perl: execution })).toBe(undefined);
  expect(await findExecution({ ...sample, language: 'go' }, { perl: execution })).toBe(undefined);
});

test('loadExecuted() says how to make a record that is missing', async () => {
  await expect(loadExecuted('samples/missing.json')).rejects.toThrow(
    /^samples\/missing\.json cannot be read \(ENOENT.*\)\. Write it: npm run samples:record$/,
  );
});

test('loadPassed() reads which samples have passed, and without a record none has', () => {
  expect(loadPassed()).toHaveProperty('perl');
  expect(loadPassed('samples/missing.json')).toEqual({});
});

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
