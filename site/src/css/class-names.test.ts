import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '@docs/utils/node';

const PACKAGES = ['core/lib', 'theme-classic/lib', 'theme-common/lib'];
const OURS = ['site/src', 'site/plugins', 'site/content', 'site/static', 'packages/docs-model/src'];

async function readAll(folders: string[], name: RegExp): Promise<string> {
  const texts = folders.map(async (folder) => {
    const files = (await listFiles(folder)).filter((file) => name.test(file));
    return Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  });
  return (await Promise.all(texts)).flat().join('\n');
}

/** Some names end with a value: the source of `badge--get` is `badge--${method}`. */
function isIn(source: string, name: string): boolean {
  const starts = [...name.matchAll(/-+/g)].map(
    ({ index, 0: dashes }) => `${name.slice(0, index + dashes.length)}[$'\`]`,
  );
  const pattern = [`${name}(?![\\w-])`, ...starts].join('|');
  return new RegExp(`(?<![\\w-])(?:${pattern})`).test(source);
}

/** The classes of a style sheet, without those of others that it changes. */
function listClasses(sheet: string): Set<string> {
  const rules = sheet.replace(/\/\*[^]*?\*\/|url\([^)]*\)|:global\([^)]*\)|composes:[^;]*;/g, '');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

test('each class of a module is used by a component', async () => {
  const used = new Map<string, string[]>();
  for (const file of await listFiles('site/src')) {
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue;
    const source = await readFile(`site/src/${file}`, 'utf8');
    for (const [, name, target = ''] of source.matchAll(IMPORT)) {
      const module = path.posix.join(path.posix.dirname(file), target);
      const uses = [...source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'))];
      // A name that is computed, such as `styles[entry.type]`, can be each.
      used.set(module, [...(used.get(module) ?? []), ...uses.map(([, key = '*']) => key)]);
    }
  }
  expect(used.size).toBeGreaterThan(30);
  for (const [module, names] of used) {
    if (names.includes('*')) continue;
    const sheet = await readFile(`site/src/${module}`, 'utf8');
    const composed = [...sheet.matchAll(/composes: (\w+);/g)].map(([, name]) => name);
    const unused = [...listClasses(sheet)].filter(
      (name) => ![...names, ...composed].includes(name),
    );
    expect(unused, module).toEqual([]);
  }
});

test('each class of the global style sheets is used by us or by the installed theme', async () => {
  const sheets = await readAll(['site/src'], /(?<!\.module)\.css$/);
  const names = listClasses(sheets);
  const ours = await readAll(OURS, /(?<!\.test)\.(tsx?|mdx|svg|module\.css)$/);
  const theme = await readAll(
    PACKAGES.map((name) => `node_modules/@docusaurus/${name}`),
    /\.(js|html)$/,
  );
  const unknown = [...names].filter((name) => !isIn(ours, name) && !isIn(theme, name));
  expect(names.size).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
