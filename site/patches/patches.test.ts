import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTarget } from './find-target';
import { dropChunkMap, targets as loadOnIntent } from './load-on-intent';
import { targets as matchCase } from './match-case';
import { targets as sameNames } from './same-names';
import { cacheGroups, checkSource, targets as sharedChunks } from './shared-chunks';
import { targets as slimGenerated } from './slim-generated';
import { checkHelpers, targets as smallPackages } from './small-packages';
import { targets as stayWhenOffline } from './stay-when-offline';
import { targets as themeAssets } from './theme-assets';
import type { Module, Transform } from './transform';
import { replaceText, transformWith } from './transform';

/** Parts of deviations, and what all of them use. */
const PARTS = /\.(test|client)\.|find-target|transform/;

const listFiles = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !PARTS.test(name))
    .map((name) => path.join(folder, name));

const PATCH = /^\/\/ Change: [^]*?Why: [^]*?Upstream: [^]*?Remove when: /;
const OVERRIDE = /^\/\/ Change: [^]*?Upstream: [\w-]+ 3\./;

test.each([
  ...listFiles(__dirname, '.ts').map((file) => [file, PATCH] as const),
  ...listFiles('site/src/theme', 'index.tsx').map((file) => [file, OVERRIDE] as const),
])('%s says what it changes, and where upstream', (file, header) => {
  expect(readFileSync(file, 'utf8')).toMatch(header);
});

test.each([
  ...loadOnIntent,
  ...matchCase,
  ...sameNames,
  ...sharedChunks,
  ...slimGenerated,
  ...smallPackages,
  ...stayWhenOffline,
  ...themeAssets,
])('$patch finds “$text” in $file', (target) => {
  expect(findTarget(target)).toMatch(/node_modules/);
});

test('findTarget() names the patch, the file and the remedy when the text is gone', () => {
  const file = '@docusaurus/core/package.json';
  expect(() => findTarget({ patch: 'a.ts', file, text: 'gone' })).toThrow(
    /site\/patches\/a\.ts changes “gone” in node_modules\/@docusaurus\/core\/package\.json.*adapt the patch or delete it/,
  );
  expect(() => findTarget({ patch: 'a.ts', file: 'gone/a.js', text: '' })).toThrow(
    'node_modules/gone/a.js, which does not exist',
  );
});

const module = { resourcePath: 'router.js', resourceQuery: '', addDependency: () => {} };

test('transformWith() names a loader that runs the function, and again when a patch changes', () => {
  const { loader, options } = transformWith(replaceText('false', '$&true'));
  const files: string[] = [];
  const load = createRequire(import.meta.url)(loader) as (
    this: Module & { getOptions(): { patches: string[]; transform: Transform } },
    source: string,
  ) => string;
  const context = {
    ...module,
    addDependency: (file: string) => void files.push(path.basename(file)),
    getOptions: () => options,
  };
  expect(load.call(context, 'sensitive = false;')).toBe('sensitive = $&true;');
  expect(files).toContain('match-case.ts');
  expect(() => load.call(context, 'export {}')).toThrow(
    'router.js has no “false”: see site/patches/',
  );
});

test('dropChunkMap() drops the map of files, and only it', () => {
  class ChunkAssetPlugin {}
  class Other {}
  const given = { plugins: [new Other(), new ChunkAssetPlugin()] };
  dropChunkMap(given);
  expect(given.plugins).toEqual([expect.any(Other)]);
  expect(() => dropChunkMap(given)).toThrow(/ChunkAssetPlugin/);
});

test('checkHelpers() stops the build when Docusaurus calls another function', () => {
  checkHelpers('const a = tslib_1.__importDefault(require("a"));');
  expect(() => checkHelpers('tslib_1.__exportStar(require("a"), exports);')).toThrow(
    /small-packages\.ts changes tslib, of which Docusaurus now calls __exportStar\(\) too/,
  );
});

test('the one style sheet has no styles of what few pages show, or of what is drawn after a click', () => {
  const { test: isShared } = cacheGroups.styles;
  expect('/site/src/page-parts/Fields/styles.module.css').toMatch(isShared);
  expect('/site/src/ui/Run/styles.module.css').toMatch(isShared);
  expect('/site/src/ui/Mark/styles.module.css').not.toMatch(isShared);
  expect('C:\\site\\src\\features\\openapi\\console\\styles.module.css').not.toMatch(isShared);
  expect('/theme-classic/lib/theme/Tag/styles.module.css').not.toMatch(isShared);
});

test('components of references are in one file, however a path is written', () => {
  const { test: isOfReference } = cacheGroups.reference;
  expect('/site/src/page-parts/Fields/index.tsx').toMatch(isOfReference);
  expect('C:\\site\\src\\page-parts\\Fields\\index.tsx').toMatch(isOfReference);
  expect('/site/src/features/openapi/console/index.tsx').not.toMatch(isOfReference);
});

test('checkSource() stops the build when a component is renamed', () => {
  checkSource('site/src', 'page-parts/Fields');
  expect(() => checkSource('site/src', 'page-parts/Facets')).toThrow(
    /shared-chunks\.ts changes “page-parts\/Facets”, which site\/src does not have/,
  );
});
