import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('npm run build adds compressed files, headers, and redirects to the pages of docusaurus build', () => {
  const page = '<!doctype html><script>start()</script><p>Text</p>'.repeat(100);
  writeFileSync(path.join(folder, 'index.html'), page);
  execFileSync(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'tools/finish-build.ts',
    folder,
  ]);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(page);
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(['_headers', 'index.html', 'index.html.br', 'index.html.gz']),
  );
  const moved = path.join(folder, 'api_general/quick/tested/index.html');
  expect(readFileSync(moved, 'utf8')).toContain(
    '<meta http-equiv="refresh" content="0; url=/quality/">',
  );
});
