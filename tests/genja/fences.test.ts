import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFence, runFence } from '@docs/genja/fence';
import { loadPageFences } from './load-page-fences';

const fences = loadPageFences();

test('the pages have their examples', () => {
  expect(fences.length).toBeGreaterThanOrEqual(116);
});

test.each(fences)('$place prints what the page says', ({ content, meta }) => {
  const fence = readFence(content, meta);
  const result = runFence(fence);
  const output = result.ok ? result.output.trimEnd() : result.error.message;
  const written = fence.output ?? '';
  expect(output).toBe(written);
  expect(result.ok && result.warnings).toEqual([]);
});

test('a page with Windows line ends has the same fences', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fences-'));
  const file = 'site/content/genja/statements.mdx';
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  expect(loadPageFences(root)).toEqual(
    fences.filter(({ location }) => location.startsWith(`${file}:`)),
  );
  rmSync(root, { recursive: true });
});
