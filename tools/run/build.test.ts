import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  forgetFingerprint,
  isBuilt,
  listBrokenLinks,
  readFingerprint,
  storeFingerprint,
} from './build.mjs';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules/\nbuild/\n/site/content/*/reference/\n.docusaurus/\n');
  write('site/content/gkb/index.mdx', 'Text');
  write('build/index.html', 'Page');
  storeFingerprint(readFingerprint(root), root);
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['a page', 'site/content/gkb/index.mdx'],
  ['a file whose name only begins like an ignored one', 'builder.ts'],
])('a build is out of date when %s changes', (_, file) => {
  write(file, 'Changed');
  expect(isBuilt(root)).toBe(false);
});

test.each(['node_modules/a/index.js', 'site/content/gkb/reference/types.mdx', 'build/other.html'])(
  '%s, which tools write, is no change',
  (file) => {
    write(file, 'Changed');
    expect(isBuilt(root)).toBe(true);
  },
);

test('a file that moves is a change', () => {
  rmSync(path.join(root, 'site/content/gkb/index.mdx'));
  write('site/content/gkb/other.mdx', 'Text');
  expect(isBuilt(root)).toBe(false);
});

test('a build that is gone, or did not finish, is none', () => {
  rmSync(path.join(root, 'build'), { recursive: true });
  expect(isBuilt(root)).toBe(false);
  write('build/index.html', 'Page');
  forgetFingerprint(root);
  expect(isBuilt(root)).toBe(false);
});

test('outside of a git repository nothing is known about a build', () => {
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(isBuilt(root)).toBe(false);
});

test('listBrokenLinks() names the file and the line of each link', () => {
  write('site/content/gkb/index.mdx', 'Text\n[a](/gkb/nope/)\n');
  write('site/content/gkb/api.mdx', '[b](#none)\n');
  const log = `[WARNING] Docusaurus found broken links!
- Broken link on source page path = /gkb/:
   -> linking to /gkb/nope/
   -> linking to /made/
[WARNING] Docusaurus found broken anchors!
- Broken anchor on source page path = /gkb/api/:
   -> linking to #none (resolved as: /gkb/api/#none)
`;
  expect(listBrokenLinks(log, root)).toEqual([
    'site/content/gkb/index.mdx:2 links to /gkb/nope/, which does not exist.',
    '/gkb/ links to /made/, which does not exist.',
    'site/content/gkb/api.mdx:1 links to #none, which does not exist.',
  ]);
});
