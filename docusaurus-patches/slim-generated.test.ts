import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropChunkMap } from './slim-generated';

type Loader = (
  this: { resourcePath: string; addDependency: (file: string) => void },
  source: string,
) => string;

const load = createRequire(import.meta.url);
const slimGenerated = load('./slim-generated.cjs') as Loader;
const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
const toFile = (name: string) => ({
  resourcePath: path.join(folder, name),
  addDependency: () => {},
});
const registry = toFile('registry.js');
const routes = toFile('routes.js');
const names = toFile('routesChunkNames.json');
const config = toFile('docusaurus.config.mjs');

const REGISTRY = `export default {
  "01ff5646": [() => import(/* webpackChunkName: "01ff5646" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],
  "b337791a": [() => import(/* webpackChunkName: "b337791a" */ "@site/b.tsx"), "@site/b.tsx", require.resolveWeak("@site/b.tsx")],};
`;
const NAMES = {
  '/a/-417': { __comp: 'b337791a', content: '01ff5646' },
  '/b/-723': { __comp: 'b337791a', items: ['01ff5646'] },
};

beforeAll(() => {
  writeFileSync(registry.resourcePath, REGISTRY);
  writeFileSync(names.resourcePath, JSON.stringify(NAMES));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the registry keeps what loads a page, with a short key and without its path', () => {
  expect(slimGenerated.call(registry, REGISTRY)).toBe(`export default {
  "0": [() => import(/* webpackChunkName: "01ff5646" */ "@site/a.mdx"), "", require.resolveWeak("@site/a.mdx")],
  "1": [() => import(/* webpackChunkName: "b337791a" */ "@site/b.tsx"), "", require.resolveWeak("@site/b.tsx")],};
`);
});

test('routes and the names of their files have the same keys', () => {
  expect(
    slimGenerated.call(routes, "[ComponentCreator('/b/', '723'), ComponentCreator('*')]"),
  ).toBe("[ComponentCreator('', '1'), ComponentCreator('*')]");
  expect(JSON.parse(slimGenerated.call(names, JSON.stringify(NAMES)))).toEqual({
    '-0': { __comp: '1', content: '0' },
    '-1': { __comp: '1', items: ['0'] },
  });
});

test('the configuration keeps what it does not know', () => {
  const given = {
    title: 'Docs',
    new: 1,
    clientModules: [],
    plugins: [],
    ssrTemplate: '',
    themes: [],
  };
  expect(slimGenerated.call(config, `export default ${JSON.stringify(given, null, 2)};\n`)).toBe(
    'export default {"title":"Docs","new":1};\n',
  );
});

test.each([
  ['registry', registry, 'export default { "01ff": [load] };'],
  ['list of routes', routes, "[create('/a/', '417')]"],
  ['list of routes with an unknown page', routes, "[ComponentCreator('/c/', '111')]"],
  ['table of files', names, 'export default {}'],
  ['configuration without plugins', config, 'export default {"title": "Docs"};'],
  ['configuration of another form', config, 'module.exports = {};'],
])('a %s that is written in another way stops the build', (_, file, source) => {
  expect(() => slimGenerated.call(file, source)).toThrow(
    /slim-generated\.ts changes .*which is another one now.*adapt the patch or delete it/,
  );
});

test('the map of files is dropped, and only it', () => {
  class ChunkAssetPlugin {}
  class Other {}
  const given = { plugins: [new Other(), new ChunkAssetPlugin()] };
  dropChunkMap(given);
  expect(given.plugins).toEqual([expect.any(Other)]);
  expect(() => dropChunkMap(given)).toThrow(/ChunkAssetPlugin/);
});
