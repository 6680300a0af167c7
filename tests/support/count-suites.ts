import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listTests } from './list-tests';

/** Suites as the README names them, with the folders that hold their files. */
const SUITES: Record<string, string[]> = {
  'unit tests beside the code': [
    ...['contract', 'samples', 'sandbox', 'plugins', 'src', 'scripts', 'deploy'],
  ],
  ...Object.fromEntries(
    ['agents', 'browser', 'browser-support', 'content', 'contract', 'deploy', 'engines', 'samples']
      .concat('sandbox', 'scripts', 'search', 'site')
      .map((name) => [`\`tests/${name}\``, [`tests/${name}`]]),
  ),
};

export interface SuiteCount {
  suite: string;
  files: number;
  /** As they are written; one that a table repeats is counted once. */
  tests: number;
}

export function countSuites(): SuiteCount[] {
  return Object.entries(SUITES).map(([suite, folders]) => {
    const files = folders.flatMap(listFiles);
    const tests = files.flatMap((file) => listTests(readFileSync(file, 'utf8')));
    return { suite, files: files.length, tests: tests.length };
  });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec|setup)\.(ts|tsx|mjs)$/.test(file))
    .map((file) => path.join(folder, file));
}

const ROW = /^(\| (.+?) +\|) +(\d+) +\| +(\d+) +\|/gm;

/** Reads the rows `| Suite | 12 | 104 | what it shows |` of the README. */
export function readCounts(readme: string): SuiteCount[] {
  return [...readme.matchAll(ROW)].map(([, , suite, files, tests]) => ({
    suite: suite!,
    files: Number(files),
    tests: Number(tests),
  }));
}

/** The README with the numbers of today. */
export function writeCounts(readme: string, counts: SuiteCount[]): string {
  return readme.replace(ROW, (row, head: string, suite: string) => {
    const count = counts.find((candidate) => candidate.suite === suite);
    return count ? `${head} ${count.files} | ${count.tests} |` : row;
  });
}
