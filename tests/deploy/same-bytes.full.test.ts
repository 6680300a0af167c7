import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LONGEST_BUILD = 1_200_000;

const parent = mkdtempSync(path.join(tmpdir(), 'same bytes '));
const copy = path.join(parent, 'a folder with another, longer name');

beforeAll(() => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  // A clone, because pages show dates of the history; with what has not been committed.
  git('clone', '--quiet', '.', copy);
  const files = git('ls-files', '-coz', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files) {
    if (existsSync(file)) cpSync(file, path.join(copy, file));
    else rmSync(path.join(copy, file), { force: true });
  }
  // Not a link: the bundler names modules by their real paths.
  cpSync('node_modules', path.join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== path.join('node_modules', '.cache'),
  });
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: copy });
}, LONGEST_BUILD);

afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('a build in a folder with another name has the same files, byte by byte', () => {
  expect(readFiles(path.join(copy, 'build'))).toEqual(readFiles('build'));
});

/** Hashes of the files of a folder, by their paths. */
function readFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
