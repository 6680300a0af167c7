import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listTests } from '../../testing/list-tests';

const TABLE = 'tests/README.md';

interface Row {
  sentence: string;
  file: string;
  title: string;
}

/** Rows such as `| Promise | shell.spec.ts | title of the test |`. */
function readRows(): Row[] {
  return readFileSync(TABLE, 'utf8')
    .split('\n')
    .map((line) => /^\| (.+?) +\| `([^`]+\.tsx?)` +\| (.+?) +\|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, sentence, file, title]) => ({ sentence: sentence!, file: file!, title: title! }));
}

function hasTest({ file, title }: Row): boolean {
  if (!existsSync(file)) return false;
  return listTests(readFileSync(file, 'utf8')).includes(title.replaceAll('`', ''));
}

test('every sentence of the table has a test of that title in that file, which is not skipped', () => {
  const rows = readRows();
  expect(rows.length).toBeGreaterThan(50);
  const missing = rows.filter((row) => !hasTest(row));
  expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});

test('every line of the table is a row that this test understands', () => {
  const lines = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Sentence|-)/.test(line));
  expect(readRows().length).toBe(lines.length);
});

test('listTests() leaves out what is skipped and finds what a table repeats', () => {
  const source =
    "test('a', f); test.skip('b', f); test.describe('c', () => { it(\"d\", f); });" +
    'test.each([1])(`e ${1}`, f); for (const x of y) test(`f ${x} g`, f);';
  expect(listTests(source)).toEqual(['a', 'd', 'e ${1}', 'f ${x} g']);
});
