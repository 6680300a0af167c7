import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Module, Transform } from './transform';
import { replaceText, transformWith } from './transform';

type Loader = (
  this: Module & { getOptions(): { patches: string[]; transform: Transform } },
  source: string,
) => string;

const load = createRequire(import.meta.url);
const module = { resourcePath: 'router.js', resourceQuery: '', addDependency: () => {} };
const replace = replaceText('false', '$&true');

test('replaceText() replaces a text as it is written', () => {
  expect(replace('sensitive = false;', module)).toBe('sensitive = $&true;');
});

test('replaceText() stops the build at a module without the text', () => {
  expect(() => replace('export {}', module)).toThrow(
    'router.js has no “false”: see docusaurus-patches/',
  );
});

test('transformWith() names a loader that runs the function, and again when a patch changes', () => {
  const { loader, options } = transformWith(replace);
  const files: string[] = [];
  const context = {
    ...module,
    addDependency: (file: string) => void files.push(path.basename(file)),
    getOptions: () => options,
  };
  expect((load(loader) as Loader).call(context, 'false')).toBe('$&true');
  expect(files).toEqual(expect.arrayContaining(['match-case.ts', 'print.ts']));
});
