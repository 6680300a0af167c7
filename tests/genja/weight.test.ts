import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const KILOBYTES = 54;

test(`the worker of the pages, with engine and dictionary, weighs at most ${KILOBYTES} KB compressed`, async () => {
  const { outputFiles } = await build({
    entryPoints: ['site/src/features/playground/engine/worker.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    target: 'es2022',
    write: false,
  });
  const weight = gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1024;
  expect(weight).toBeLessThanOrEqual(KILOBYTES);
});
