const { readFileSync } = require('node:fs');
const path = require('node:path');

/** An entry of the registry of pages: its key, and the path of its module, which only the build reads. */
const ENTRY =
  /^( {2}")([0-9a-f]+)(": \[.*?\), )"(?:[^"\\]|\\.)+"(, require\.resolveWeak\(.*\)\]),/gm;

/** The list of routes, in a file that imports what makes their components. */
const ROUTES = /^export default (\[[\s\S]*\]);?\s*$/m;

const CONFIG = /^export default (\{[\s\S]*\});?\s*$/m;

/** What only the build reads of the configuration. */
const FOR_BUILD = ['clientModules', 'plugins', 'ssrTemplate', 'themes'];

const SLIM = {
  'docusaurus.config.mjs': slimConfig,
  'registry.js': (source, read) => print(readSite(read, { registry: source })?.main.registry),
  'routes.js': (source, read, product) => slimRoutes(readSite(read, { routes: source }), product),
  'routesChunkNames.json': (source, read) =>
    JSON.stringify(readSite(read, { names: source })?.main.names),
};

/**
 * A loader of the bundler for the files that Docusaurus generates; see slim-generated.ts.
 * `routes.js?product=/docs/` is what the pages below that path need.
 */
module.exports = function slimGenerated(source) {
  const folder = path.dirname(this.resourcePath);
  const product = new URLSearchParams(this.resourceQuery).get('product') ?? undefined;
  const read = (name) => {
    this.addDependency(path.join(folder, name));
    return readFileSync(path.join(folder, name), 'utf8');
  };
  // A change of this file is a change of what it makes; the bundler's cache would not know.
  this.addDependency(__filename);
  const slim = SLIM[path.basename(this.resourcePath)](source, read, product);
  if (slim !== undefined && slim !== source) return slim;
  throw new Error(
    `docusaurus-patches/slim-generated.ts changes ${this.resourcePath}, which is another one now: ` +
      'read it, then adapt the patch or delete it (docusaurus-patches/README.md).',
  );
};

function slimConfig(source) {
  const config = parse(CONFIG.exec(source)?.[1] ?? '');
  if (config === undefined || !FOR_BUILD.every((key) => key in config)) return undefined;
  const kept = Object.entries(config).filter(([key]) => !FOR_BUILD.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}

/**
 * The pages of the site in parts: those of each product, and `main`, which every page downloads:
 * single pages, the frames of the products, and what several parts need.
 *
 * @returns undefined when a file is written in another way
 */
function readSite(read, known) {
  const registry = readRegistry(known.registry ?? read('registry.js'));
  const names = parse(known.names ?? read('routesChunkNames.json'));
  const routes = readRoutes(known.routes ?? read('routes.js'));
  if (names === undefined || routes === undefined || registry.size === 0) return undefined;
  const shortKeys = toShortKeys(Object.keys(names));
  // An error names the path of a page that has no default export: only single pages can lack it.
  const single = new Set(routes.filter((route) => !isProduct(route)).map(toComponent));
  const pageKeys = Object.fromEntries(
    Object.entries(shortKeys).map(([key, short]) => [
      key,
      { path: single.has(key) ? key.replace(/-[^-]*$/, '') : '', short },
    ]),
  );
  const fileKeys = toShortKeys([...registry.keys()]);
  const inner = routes.filter(isProduct).map((route) => [route.path, route.routes]);
  const frames = routes.map((route) => (isProduct(route) ? { ...route, routes: LATER } : route));
  const parts = [['main', frames], ...inner].map(([part, list]) => [part, list, listKeys(list)]);
  if (parts.flatMap(([, , keys]) => keys).some((key) => !(key in names))) return undefined;
  const needed = parts.map(([, , keys]) => new Set(keys.flatMap((key) => listFiles(names[key]))));
  const isShared = (file) => needed.filter((files) => files.has(file)).length !== 1;
  return Object.fromEntries(
    parts.map(([part, list, keys], index) => {
      const files = [...registry.keys()].filter((file) =>
        isShared(file) ? part === 'main' : needed[index].has(file),
      );
      return [
        part,
        {
          routes: printRoutes(list, pageKeys),
          registry: Object.fromEntries(files.map((file) => [fileKeys[file], registry.get(file)])),
          names: Object.fromEntries(
            // The framework joins path and hash by a hyphen.
            keys.map((key) => [
              `${pageKeys[key].path}-${pageKeys[key].short}`,
              shorten(names[key], fileKeys),
            ]),
          ),
        },
      ];
    }),
  );
}

/** The routes of a product are loaded later. */
const LATER = 'later';

function toComponent({ component }) {
  return component;
}

function isProduct({ routes }) {
  return routes !== undefined;
}

/** What loads each file of the site, by the file's key, without its path. */
function readRegistry(source) {
  return new Map(
    [...source.matchAll(ENTRY)]
      .map(([, , key, load, end]) => [key, load, end])
      .map(([key, load, end]) => [key, `${load.slice(3)}""${end}`]),
  );
}

/** Routes as data; a component is the key that it is made from. */
function readRoutes(source) {
  const list = ROUTES.exec(source)?.[1];
  if (list === undefined) return undefined;
  const toKey = (route, hash) => (route === '*' ? route : `${route}-${hash}`);
  return new Function('ComponentCreator', `return ${list}`)(toKey);
}

function listKeys(routes) {
  if (routes === LATER) return [];
  return routes.flatMap(({ component, routes: inner = [] }) => [
    ...(component === '*' ? [] : [component]),
    ...listKeys(inner),
  ]);
}

function listFiles(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(listFiles);
}

function shorten(value, keys) {
  if (typeof value === 'string') return keys[value] ?? value;
  if (Array.isArray(value)) return value.map((inner) => shorten(inner, keys));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shorten(inner, keys)]),
  );
}

function printRoutes(routes, keys) {
  const printed = routes.map(({ component, routes: inner, ...route }) => {
    const call = component === '*' ? "'*'" : printCall(keys[component]);
    const fields = [
      ...Object.entries(route).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
      `component: ComponentCreator(${call})`,
      ...(inner === undefined
        ? []
        : [`routes: ${inner === LATER ? printLater(route) : printRoutes(inner, keys)}`]),
    ];
    return `{ ${fields.join(', ')} }`;
  });
  return `[\n${printed.join(',\n')}\n]`;
}

function printCall({ path: route, short }) {
  return `${JSON.stringify(route)}, '${short}'`;
}

/** plugins/page-template finds the file by the name of the chunk. */
function printLater({ path: product }) {
  const chunk = `/* webpackChunkName: ${JSON.stringify(`routes:${product}`)} */`;
  const file = `./routes.js?product=${encodeURIComponent(product)}`;
  return `loadLater(${JSON.stringify(product)}, () => import(${chunk} ${JSON.stringify(file)}))`;
}

const IMPORTS = `import ComponentCreator from '@docusaurus/ComponentCreator';
import { addFiles, loadLater } from ${JSON.stringify(path.join(__dirname, 'slim-generated.client.tsx'))};
`;

function slimRoutes(site, product = 'main') {
  const part = site?.[product];
  if (part === undefined) return undefined;
  const { routes, registry, names } = part;
  const files = `addFiles(${printRegistry(registry)}, ${JSON.stringify(names)});\n`;
  return `${IMPORTS}${product === 'main' ? '' : files}export default ${routes};\n`;
}

function print(registry) {
  return registry && `export default ${printRegistry(registry)};\n`;
}

function printRegistry(registry) {
  return `{\n${Object.entries(registry)
    .map(([key, load]) => `  ${JSON.stringify(key)}: ${load},`)
    .join('\n')}\n}`;
}

/** @example toShortKeys(['/a/-417', '/b/-723']); // { '/a/-417': '0', '/b/-723': '1' } */
function toShortKeys(keys) {
  return Object.fromEntries(keys.map((key, index) => [key, index.toString(36)]));
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
