import { expect, test } from 'vitest';
import { createFolder } from '@docs/utils/testing';
import { readResults, buildSummary } from './results.mjs';

test('readResults() adds up reports of Vitest and Playwright, and leaves other files alone', async () => {
  const vitest = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one', duration: 90 },
          { status: 'failed', fullName: 'two' },
          { status: 'skipped', fullName: 'three' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  const run = (title: string, status: string, annotations: object[] = []) => ({
    file: 'b.spec.ts',
    title,
    tests: [{ status, annotations, results: [{ duration: 20 }, { duration: 30 }] }],
  });
  const playwright = {
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
  };
  const folder = await createFolder({
    'vitest.json': JSON.stringify(vitest),
    'playwright-1.json': JSON.stringify(playwright),
    'build.log': 'A log.',
  });
  expect(readResults(folder)).toEqual({
    passed: 2,
    failed: expect.toSatisfy(
      (failed: string[]) =>
        failed.sort().join() === 'b.spec.ts: five,b.spec.ts: six,broken.test.ts,no server,two',
    ) as string[],
    skipped: expect.arrayContaining(['three', 'b.spec.ts: seven: no network']) as string[],
    times: expect.arrayContaining([
      ['one', 90],
      ['b.spec.ts: four', 50],
    ]) as [string, number][],
  });
});

test('buildSummary() groups skipped tests by what is missing, and ends with one line of counts', () => {
  const skipped = [
    'PHP samples: not all of its toolchain is installed: sudo apt-get install -y --no-install-recommends php-cli php-curl',
    'PHP 2: sudo apt-get install -y --no-install-recommends php-cli php-curl',
    'no network',
  ];
  const times = [10, 3000, 20, 1250, 4, 5].map((time, at): [string, number] => [`t${at}`, time]);
  expect(buildSummary({ passed: 3, failed: [], skipped, times }, [])).toEqual({
    lines: [
      'Skipped, because this machine lacks:',
      '  php-cli php-curl (2)',
      '  no network (1)',
      'To install all of it: sudo node tools/toolchains.mjs',
      'The slowest tests:',
      ...['  3.0 s t1', '  1.3 s t3', '  0.0 s t2', '  0.0 s t0', '  0.0 s t5'],
      '3 passed, 0 failed, 3 skipped',
    ],
    isFailed: false,
  });
});

test('buildSummary() counts a step that failed without a failed test', () => {
  expect(
    buildSummary({ passed: 3, failed: [], skipped: [], times: [] }, ['Browser tests']),
  ).toEqual({
    lines: ['FAILED Browser tests: see above', 'The slowest tests:', '3 passed, 1 failed'],
    isFailed: true,
  });
});
