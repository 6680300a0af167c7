import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  addUp,
  listAccessibilityResults,
  readPlaywright,
  readVitest,
  withStatus,
} from './results.mjs';
import { run } from './steps.mjs';

function write(report: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('readVitest()', () => {
  it('counts what passed and names what failed, with the message', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a', failureMessages: [] },
      { status: 'failed', fullName: 'b', failureMessages: ['expected 1'] },
      { status: 'skipped', fullName: 'c', failureMessages: [] },
    ];
    const report = write({ testResults: [{ status: 'failed', assertionResults }] });
    expect(readVitest(report)).toEqual({
      passed: 1,
      failures: ['b\nexpected 1'],
      skipped: ['c'],
    });
  });

  it('counts a file that does not load, and a run that does not finish, as failures', () => {
    const suite = { status: 'failed', assertionResults: [], name: 'x.test.ts', message: 'syntax' };
    expect(readVitest(write({ testResults: [suite] })).failures).toEqual(['x.test.ts\nsyntax']);
    expect(readVitest('/nowhere.json').failures).toHaveLength(1);
  });
});

test('readVitest() counts a preparation that fails, although its tests are only left out', () => {
  const suite = {
    status: 'failed',
    name: 'x.test.ts',
    message: 'hook',
    assertionResults: [{ status: 'skipped', fullName: 'c', failureMessages: [] }],
  };
  expect(readVitest(write({ testResults: [suite] })).failures).toEqual(['x.test.ts\nhook']);
});

describe('withStatus()', () => {
  const results = { passed: 2, failures: [], skipped: [] };

  it('counts a suite as failed when only its exit status tells so', () => {
    expect(withStatus(results, 0, 'a.log')).toBe(results);
    expect(withStatus(results, 1, 'a.log').failures).toEqual([
      'The suite exited with status 1 although no test failed. See a.log',
    ]);
  });

  it('adds nothing to failures that are known', () => {
    const failed = { ...results, failures: ['b'] };
    expect(withStatus(failed, 1, 'a.log')).toBe(failed);
  });
});

test('run() has written the whole log when it returns the status', async () => {
  const log = path.join(mkdtempSync(path.join(tmpdir(), 'log-')), 'a.log');
  const code = 'console.log("x".repeat(100_000)); console.error("last"); process.exitCode = 3';
  expect(await run([process.execPath, '-e', code], { log })).toBe(3);
  expect(readFileSync(log, 'utf8')).toHaveLength(100_000 + '\nlast\n'.length);
});

describe('readPlaywright()', () => {
  it('names failures and skips in suites of any depth', () => {
    const toSpec = (title: string, test: object) => ({ file: 'a.spec.ts', title, tests: [test] });
    const report = write({
      errors: [],
      suites: [
        {
          specs: [toSpec('one', { status: 'expected' })],
          suites: [
            {
              specs: [
                toSpec('two', { status: 'unexpected', results: [{ errors: [{ message: 'no' }] }] }),
                toSpec('three', {
                  status: 'skipped',
                  annotations: [{ type: 'skip', description: 'no server' }],
                }),
              ],
            },
          ],
        },
      ],
    });
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      failures: ['a.spec.ts: two\nno'],
      skipped: ['a.spec.ts: three: no server'],
    });
  });
});

test('listAccessibilityResults() lists the tests of each success criterion, with what was tested', () => {
  const toSpec = (title: string, status: string, ...criteria: string[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [
      {
        status,
        annotations: [
          { type: 'tools', description: 'Chromium 1' },
          ...criteria.map((description) => ({ type: 'wcag', description })),
        ],
      },
    ],
  });
  const specs = [toSpec('b', 'expected', '2.1.1', '1.4.3'), toSpec('c', 'unexpected', '2.1.1')];
  const report = write({ errors: [], suites: [{ specs }] });
  const [b, c] = ['b', 'c'].map((title) => ({ file: 'a.spec.ts', title }));
  expect(listAccessibilityResults([report, '/nowhere.json'])).toEqual({
    tools: ['Chromium 1'],
    criteria: [
      { criterion: '1.4.3', tests: [{ ...b, outcome: 'passed' }] },
      {
        criterion: '2.1.1',
        tests: [
          { ...b, outcome: 'passed' },
          { ...c, outcome: 'failed' },
        ],
      },
    ],
  });
});

test('addUp() ends with one line of counts', () => {
  const results = [
    { passed: 2, failures: ['a'], skipped: [] },
    { passed: 3, failures: [], skipped: [] },
  ];
  expect(addUp(results)).toEqual({ lines: ['\nFAILED a', '\n5 passed, 1 failed'], failed: 1 });
});
