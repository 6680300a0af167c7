// Change: the browser's copies of generated files are without what only the build reads: options of
// plugins and the page template in the configuration, the path of each file. Files have
// short keys instead of hashes, and a page names its files itself, without a second list. The pages of a
// product are in a separate file, which the pages of other products load on demand.
// Why: 13 KB on every page (decisions/0037-worth-of-each-patch.md), and more with every page that is added.
// Upstream: core 3.10.2, codegen and preload.js. Remove when: Docusaurus writes separate files for the browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findTarget, toError } from './find-target';
import type { Target } from './find-target';
import { replaceText, transformWith } from './transform';
import type { Module, Transform } from './transform';

const patch = 'slim-generated.ts';

const PRELOAD = 'match.route.component.preload?.()';

/** A product that is not known yet is told which of its pages to preload. */
const WITH_PATH = replaceText(PRELOAD, PRELOAD.replace('()', '(pathname)'));

export const targets: [Target] = [
  { patch, file: '@docusaurus/core/lib/client/preload.js', text: PRELOAD },
];

export default function slimGenerated({ generatedFilesDir }: LoadContext): Plugin {
  const preload = findTarget(targets[0]);
  const rules = [
    ...Object.entries(FILES).map(([name, slim]) => ({
      test: path.join(generatedFilesDir, name),
      use: [transformWith(slim)],
    })),
    { test: preload, use: [transformWith(WITH_PATH)] },
  ];
  return {
    name: 'slim-generated',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : { module: { rules } },
  };
}

/** The longest keys of the configuration that only the build reads. */
export const FOR_BUILD = ['clientModules', 'markdown', 'plugins', 'ssrTemplate', 'themes'];

export const FILES: Record<string, Transform> = {
  'docusaurus.config.mjs': orStop((source) => {
    const json = /^export default (\{[\s\S]*\});?\s*$/m.exec(source)?.[1] ?? '{}';
    const config = JSON.parse(json) as Record<string, unknown>;
    if (!FOR_BUILD.every((key) => key in config)) return undefined;
    const kept = Object.entries(config).filter(([key]) => !FOR_BUILD.includes(key));
    // Colors of the theme's blocks of code, which no page has.
    delete (config.themeConfig as { prism?: object } | undefined)?.prism;
    return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
  }),
  'registry.js': orStop((_, module) => {
    const lists = readLists(module);
    return lists && `export default ${lists.registry};\n`;
  }),
  'routesChunkNames.json': orStop((_, module) => readLists(module) && '{}'),
  // `routes.js?product=/docs/` has the pages below that path.
  'routes.js': orStop((_, module) => {
    const product = new URLSearchParams(module.resourceQuery).get('product');
    const lists = readLists(module, product ?? MAIN);
    if (lists === undefined) return undefined;
    if (product === null) return `${IMPORTS}${lists.routes.replace(PRODUCT, printLater)}`;
    return `${IMPORTS}addFiles(${lists.registry});\nexport default ${lists.routes};\n`;
  }),
};

const CLIENT = JSON.stringify(path.join(__dirname, 'slim-generated.client.tsx'));
const IMPORTS = `import { addFiles, createPage, loadLater } from ${CLIENT};
import ComponentCreator from '@docusaurus/ComponentCreator';
`;

/** The routes of a product: before them its path, and the component of its frame. */
const PRODUCT = /(?<=^ {4}path: '(.*)',\n {4}component: .*,\n {4}routes: )\[\n[^]*?^ {4}\]/gm;

/** site/plugins/page-template finds the file by the name of the chunk. */
function printLater(_: string, product: string): string {
  const chunk = `/* webpackChunkName: ${JSON.stringify(`routes:${product}`)} */`;
  const file = `./routes.js?product=${encodeURIComponent(product)}`;
  return `loadLater(${JSON.stringify(product)}, () => import(${chunk} ${JSON.stringify(file)}))`;
}

/** An entry of the registry: key and loader, then path and identifier of the module, which nothing reads. */
const ENTRY = /^ {2}"([0-9a-f]+)": \[(.*?\)), "(?:[^"\\]|\\.)+", require\.resolveWeak\(.*\)\],/gm;

/** Every page downloads single pages, the frames of products, and files of several products. */
const MAIN = '';

/** The component of a page finds its files by a path and a hash. */
const PAGE = /ComponentCreator\('(.*)', '(\w+)'\)/g;

/**
 * Reads the lists of a product's pages and their files, as text of scripts.
 *
 * @returns undefined when the generated files are written in another way
 */
function readLists(
  module: Module,
  product = MAIN,
): { registry: string; routes: string } | undefined {
  const read = (name: string): string => {
    const file = path.join(path.dirname(module.resourcePath), name);
    module.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, object>;
  const entries = [...read('registry.js').matchAll(ENTRY)];
  const routes = read('routes.js');
  const products = new Map([...routes.matchAll(PRODUCT)].map(([text, name = '']) => [name, text]));
  const isRead = entries.length > 0 && products.size > 0;
  if (!isRead || (product !== MAIN && !products.has(product))) return undefined;

  const pageOwners = new Map(
    [...products].flatMap(([name, text]) =>
      [...text.matchAll(PAGE)].map(([, route, hash]): [string, string] => [
        `${route}-${hash}`,
        name,
      ]),
    ),
  );
  const fileOwners = new Map<string, string>();
  for (const [page, files] of Object.entries(names)) {
    const owner = pageOwners.get(page) ?? MAIN;
    for (const [file] of JSON.stringify(files).matchAll(FILE_KEY)) {
      fileOwners.set(file, (fileOwners.get(file) ?? owner) === owner ? owner : MAIN);
    }
  }
  const shortKeys = new Map(entries.map(([, key = ''], index) => [key, index.toString(36)]));
  const lines = entries
    .filter(([, key = '']) => fileOwners.get(key) === product)
    .map(([, key = '', load]) => `  "${shortKeys.get(key)}": [${load}],\n`);
  const printFiles = (page: string): string =>
    JSON.stringify(names[page]).replace(FILE_KEY, (key) => shortKeys.get(key) ?? key);
  return {
    registry: `{\n${lines.join('')}}`,
    routes: (products.get(product) ?? routes).replace(
      PAGE,
      (_, route, hash) => `createPage('${route}', ${printFiles(`${route}-${hash}`)})`,
    ),
  };
}

/** The key of a file at the end of a string: a hash, and a number if another file has the same hash. */
const FILE_KEY = /[0-9a-f]{8}\w?(?=")/g;

/** @throws (the function) when the file is written in another way */
function orStop(slim: (...given: Parameters<Transform>) => string | undefined): Transform {
  return (source, module) => {
    const result = slim(source, module);
    if (result !== undefined && result !== source) return result;
    throw toError(patch, `${module.resourcePath}, which is written in another way`);
  };
}
