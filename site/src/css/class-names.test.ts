import { readFile } from 'node:fs/promises';
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

test('each class of the global style sheets is used by us or by the installed theme', async () => {
  const sheets = await readAll(['site/src'], /(?<!\.module)\.css$/);
  const rules = sheets.replace(/\/\*[^]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
  const names = new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  const ours = await readAll(OURS, /(?<!\.test)\.(tsx?|mdx|svg|module\.css)$/);
  const theme = await readAll(
    PACKAGES.map((name) => `node_modules/@docusaurus/${name}`),
    /\.(js|html)$/,
  );
  const unknown = [...names].filter((name) => !isIn(ours, name) && !isIn(theme, name));
  expect(names.size).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
