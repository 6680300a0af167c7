import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { FILES, FOR_BUILD } from './slim-generated';
import type { Module } from './transform';

const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
const toFile = (name: string, resourceQuery = ''): Module => ({
  resourcePath: path.join(folder, name),
  resourceQuery,
  addDependency: () => {},
});

/** The browser's copy of a generated file. */
function slim(module: Module, source: string): string {
  writeFileSync(module.resourcePath, source);
  return FILES[path.basename(module.resourcePath)]!(source, module);
}

const registry = toFile('registry.js');
const routes = toFile('routes.js');
const product = toFile('routes.js', '?product=%2Fdocs%2F');
const names = toFile('routesChunkNames.json');
const config = toFile('docusaurus.config.mjs');

const REGISTRY = `export default {
  "01ff5646": [() => import(/* webpackChunkName: "01ff5646" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],
  "2b2b2b2b": [() => import(/* webpackChunkName: "2b2b2b2b" */ "@site/b.mdx"), "@site/b.mdx", require.resolveWeak("@site/b.mdx")],
  "b337791a": [() => import(/* webpackChunkName: "b337791a" */ "@site/page.tsx"), "@site/page.tsx", require.resolveWeak("@site/page.tsx")],};
`;
const NAMES = {
  '/a/-417': { __comp: 'b337791a', content: '01ff5646' },
  '/docs/-aaa': { __comp: 'b337791a' },
  '/docs/b/-723': { __comp: 'b337791a', items: ['2b2b2b2b'] },
};
const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/a/',
    component: ComponentCreator('/a/', '417'),
    exact: true
  },
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', 'aaa'),
    routes: [
      {
        path: '/docs/b/',
        component: ComponentCreator('/docs/b/', '723'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const SOURCES = [
  [registry, REGISTRY],
  [routes, ROUTES],
  [names, JSON.stringify(NAMES)],
] as const;

beforeEach(() => {
  for (const [{ resourcePath }, source] of SOURCES) writeFileSync(resourcePath, source);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what several products need comes with every page, with short keys and without paths of files', () => {
  expect(slim(registry, REGISTRY)).toBe(`export default {
  "0": [() => import(/* webpackChunkName: "01ff5646" */ "@site/a.mdx")],
  "2": [() => import(/* webpackChunkName: "b337791a" */ "@site/page.tsx")],
};
`);
  expect(slim(names, JSON.stringify(NAMES))).toBe('{}');
  expect(slim(routes, ROUTES)).toContain(`    component: createPage('/docs/', {"__comp":"2"}),
    routes: loadLater("/docs/", () => import(/* webpackChunkName: "routes:/docs/" */ "./routes.js?product=%2Fdocs%2F"))
  },
  {
    path: '*',`);
});

test('the routes of a product come with its files', () => {
  expect(slim(product, ROUTES)).toContain(`addFiles({
  "1": [() => import(/* webpackChunkName: "2b2b2b2b" */ "@site/b.mdx")],
});
export default [
      {
        path: '/docs/b/',
        component: createPage('/docs/b/', {"__comp":"2","items":["1"]}),`);
});

test('the configuration keeps what it does not know', () => {
  const forBuild = Object.fromEntries(FOR_BUILD.map((key) => [key, []]));
  const themeConfig = { image: 'a.png', prism: { theme: {} } };
  const given = { title: 'Docs', new: 1, themeConfig, ...forBuild };
  expect(slim(config, `export default ${JSON.stringify(given, null, 2)};\n`)).toBe(
    'export default {"title":"Docs","new":1,"themeConfig":{"image":"a.png"}};\n',
  );
});

test.each([
  ['registry', registry, 'export default { "01ff": [load] };'],
  ['list of routes', routes, "[create('/a/', '417')]"],
  ['list of routes without the product', toFile('routes.js', '?product=/other/'), ROUTES],
  ['configuration without plugins', config, 'export default {"title": "Docs"};'],
  ['configuration of another form', config, 'module.exports = {};'],
])('a %s that is written in another way stops the build', (_, file, source) => {
  expect(() => slim(file, source)).toThrow(
    /slim-generated\.ts changes .*which is written in another way.*adapt the patch or delete it/,
  );
});
