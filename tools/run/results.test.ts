import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults, toSummary } from './results.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, report: object): void {
  writeFileSync(path.join(folder, name), JSON.stringify(report));
}

test('readResults() adds up reports of Vitest and Playwright, and leaves other files alone', () => {
  write('vitest.json', {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two' },
          { status: 'skipped', fullName: 'three' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  const run = (title: string, status: string, annotations: object[] = []) => ({
    file: 'b.spec.ts',
    title,
    tests: [{ status, annotations }],
  });
  write('playwright-1.json', {
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [run('four', 'expected'), run('five', 'flaky')],
        suites: [
          {
            specs: [
              run('six', 'unexpected'),
              run('seven', 'skipped', [{ type: 'skip', description: 'no network' }]),
            ],
          },
        ],
      },
    ],
  });
  write('quality.json', { samples: {} });
  expect(readResults(folder)).toEqual({
    passed: 2,
    failed: expect.toSatisfy(
      (failed: string[]) =>
        failed.sort().join() === 'b.spec.ts: five,b.spec.ts: six,broken.test.ts,no server,two',
    ) as string[],
    skipped: expect.arrayContaining(['three', 'b.spec.ts: seven: no network']) as string[],
  });
});

test('toSummary() groups skipped tests by what is missing, and ends with one line of counts', () => {
  const skipped = [
    'PHP samples: not all of its toolchain is installed: sudo apt-get install -y --no-install-recommends php-cli php-curl',
    'PHP 2: sudo apt-get install -y --no-install-recommends php-cli php-curl',
    'no network',
  ];
  expect(toSummary({ passed: 3, failed: [], skipped }, [])).toEqual({
    lines: [
      'Skipped, because this machine lacks:',
      '  php-cli php-curl (2)',
      '  no network (1)',
      'To install all of it: sudo node tools/toolchains.mjs',
      '3 passed, 0 failed, 3 skipped',
    ],
    isFailed: false,
  });
});

test('toSummary() counts a step that failed without a failed test', () => {
  expect(toSummary({ passed: 3, failed: [], skipped: [] }, ['Browser tests'])).toEqual({
    lines: ['FAILED Browser tests: see above', '3 passed, 1 failed'],
    isFailed: true,
  });
});
