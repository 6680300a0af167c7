import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { buildFixture, copyFixture } from '../support/build-fixture';

const FREEZE = path.resolve('tools/docs-version/index.ts');
const TSX = path.resolve('node_modules/tsx/dist/cli.mjs');

// All tests of this folder read what this one writes.
test('npm run docs:version freezes a version with its generated pages, and the site builds', async () => {
  shows('A version can be frozen with its generated pages');
  test.setTimeout(600_000);
  const site = copyFixture('options');
  await promisify(execFile)(process.execPath, [TSX, FREEZE, 'api_media', '0.9'], { cwd: site });
  const frozen = path.join(site, 'api_media_versioned_docs/version-0.9');
  expect(readFileSync(path.join(frozen, 'reference/Tag.mdx'), 'utf8')).toContain('title: Tag');
  expect(existsSync(path.join(frozen, 'sidebar.ts'))).toBe(false);
  await buildFixture(site);
});
