import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { FILES } from './slim-generated';
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

test('the registry has what several products need, with short keys and without paths', () => {
  expect(slim(registry, REGISTRY)).toBe(`export default {
  "0": [() => import(/* webpackChunkName: "01ff5646" */ "@site/a.mdx"), "", require.resolveWeak("@site/a.mdx")],
  "2": [() => import(/* webpackChunkName: "b337791a" */ "@site/page.tsx"), "", require.resolveWeak("@site/page.tsx")],
};
`);
});

test('the names of files have the keys of the registry, and single pages their path', () => {
  expect(JSON.parse(slim(names, JSON.stringify(NAMES)))).toEqual({
    '/a/-0': { __comp: '2', content: '0' },
    '-1': { __comp: '2' },
  });
});

test('routes have single pages, and load those of a product later', () => {
  const text = slim(routes, ROUTES);
  expect(text).toContain(`{ path: "/a/", exact: true, component: ComponentCreator("/a/", '0') }`);
  expect(text).toContain(
    `{ path: "/docs/", component: ComponentCreator("", '1'), routes: loadLater("/docs/", ` +
      `() => import(/* webpackChunkName: "routes:/docs/" */ "./routes.js?product=%2Fdocs%2F")) }`,
  );
  expect(text).toContain(`{ path: "*", component: ComponentCreator('*') }`);
  expect(text).not.toContain('/docs/b/');
});

test('pages of a product that differ in one file are written in short', () => {
  const page = (name: string, key: string, sidebar: string) =>
    `{ path: '/docs/${name}/', component: ComponentCreator('/docs/${name}/', '${key}'), exact: true, sidebar: "${sidebar}" },`;
  const source = ROUTES.replace(
    /routes: \[\n/,
    `routes: [${page('c', 'c00', 'docs')}${page('d', 'd00', 'docs')}${page('e', 'e00', 'other')}\n`,
  );
  const files = ['cccccccc', 'dddddddd', 'eeeeeeee'];
  const entry = (key: string) =>
    `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "@site/${key}.mdx"), "@site/${key}.mdx", require.resolveWeak("@site/${key}.mdx")],`;
  writeFileSync(
    registry.resourcePath,
    REGISTRY.replace('};', `\n${files.map(entry).join('\n')}\n};`),
  );
  const more = Object.fromEntries(
    files.map((key) => [`/docs/${key[0]}/-${key[0]}00`, { __comp: 'b337791a', content: key }]),
  );
  writeFileSync(names.resourcePath, JSON.stringify({ ...NAMES, ...more }));
  const text = slim(product, source);
  expect(text).toContain(`...toRoutes("/docs/", "2", {"exact":true,"sidebar":"docs"}, {
"c/": () => import(/* webpackChunkName: "cccccccc" */ "@site/cccccccc.mdx"),
"d/": () => import(/* webpackChunkName: "dddddddd" */ "@site/dddddddd.mdx")
}),
...toRoutes("/docs/", "2", {"exact":true,"sidebar":"other"}, {
"e/": () => import(/* webpackChunkName: "eeeeeeee" */ "@site/eeeeeeee.mdx")
}),
{ path: "/docs/b/"`);
  expect(text.match(/cccccccc\.mdx/g)).toHaveLength(1);
  expect(text.match(/__comp/g)).toHaveLength(1);
});

test('the routes of a product come with its files', () => {
  const text = slim(product, ROUTES);
  expect(text).toContain(`addFiles({
  "1": [() => import(/* webpackChunkName: "2b2b2b2b" */ "@site/b.mdx"), "", require.resolveWeak("@site/b.mdx")],
}, {"-2":{"__comp":"2","items":["1"]}});`);
  expect(text).toContain(
    `export default [
{ path: "/docs/b/", exact: true, sidebar: "docs", component: ComponentCreator("", '2') }
];`,
  );
});

test('the configuration keeps what it does not know', () => {
  const forBuild = [
    ...['clientModules', 'headTags', 'markdown', 'onBrokenAnchors', 'onBrokenLinks'],
    ...['onDuplicateRoutes', 'plugins', 'presets', 'scripts', 'ssrTemplate', 'staticDirectories'],
    ...['stylesheets', 'themes'],
  ];
  const given = { title: 'Docs', new: 1, ...Object.fromEntries(forBuild.map((key) => [key, []])) };
  expect(slim(config, `export default ${JSON.stringify(given, null, 2)};\n`)).toBe(
    'export default {"title":"Docs","new":1};\n',
  );
});

test('versions of plugins are left out', () => {
  const source = JSON.stringify({ docusaurusVersion: '3.10.2', pluginVersions: { docs: {} } });
  expect(slim(toFile('site-metadata.json'), source)).toBe(
    '{"docusaurusVersion":"3.10.2","pluginVersions":{}}',
  );
});

test.each([
  ['registry', registry, 'export default { "01ff": [load] };'],
  ['list of routes', routes, "[create('/a/', '417')]"],
  ['list of routes with an unknown page', routes, ROUTES.replaceAll("'417'", "'111'")],
  ['list of routes without the product', toFile('routes.js', '?product=/other/'), ROUTES],
  ['table of files', names, 'export default {}'],
  ['list of versions without plugins', toFile('site-metadata.json'), '{}'],
  ['configuration without plugins', config, 'export default {"title": "Docs"};'],
  ['configuration of another form', config, 'module.exports = {};'],
])('a %s that is written in another way stops the build', (_, file, source) => {
  expect(() => slim(file, source)).toThrow(
    /slim-generated\.ts changes .*which is written in another way.*adapt the patch or delete it/,
  );
});
