import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findTarget } from './find-target';
import type { Target } from './find-target';
import { targets as loadOnIntent } from './load-on-intent';
import { targets as matchCase } from './match-case';
import { targets as sharedChunks } from './shared-chunks';
import { targets as slimGenerated } from './slim-generated';
import { targets as smallPackages } from './small-packages';
import { targets as stayWhenOffline } from './stay-when-offline';
import { targets as themeAssets } from './theme-assets';

const folder = mkdtempSync(path.join(tmpdir(), 'targets-'));

afterAll(() => rmSync(folder, { recursive: true }));

const all: Target[] = [
  ...loadOnIntent,
  ...matchCase,
  ...sharedChunks,
  ...slimGenerated,
  ...smallPackages,
  ...stayWhenOffline,
  ...themeAssets,
];

describe.each(all)('$patch depends on $text in $file', (target) => {
  test('which is there', () => {
    expect(findTarget(target)).toMatch(/node_modules/);
  });

  test('and stops the build when that changes', () => {
    const copy = path.join(folder, 'node_modules', target.file);
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(findTarget(target), copy);
    expect(findTarget(target, folder)).toBe(copy);
    writeFileSync(copy, readFileSync(copy, 'utf8').replaceAll(target.text, 'something else'));
    expect(() => findTarget(target, folder)).toThrow(
      `docusaurus-patches/${target.patch} changes “${target.text}” in node_modules/${target.file}`,
    );
  });
});
