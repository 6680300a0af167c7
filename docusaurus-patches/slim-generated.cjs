const { readFileSync } = require('node:fs');
const path = require('node:path');

/** An entry of the registry of pages: its key, and the path of its module, which only the build reads. */
const ENTRY = /^ {2}"([0-9a-f]+)": (\[.*?\), )"(?:[^"\\]|\\.)+"(, require\.resolveWeak\(.*\)\]),/gm;

/** The list of routes, in a file that imports what makes their components. */
const ROUTES = /^export default (\[[\s\S]*\]);?\s*$/m;

const CONFIG = /^export default (\{[\s\S]*\});?\s*$/m;

/** What only the build reads of the configuration. */
const FOR_BUILD = ['clientModules', 'plugins', 'ssrTemplate', 'themes'];

const SLIM = {
  'docusaurus.config.mjs': slimConfig,
  'registry.js': slimRegistry,
  'routes.js': slimRoutes,
  'routesChunkNames.json': slimNames,
};

/**
 * A loader of the bundler for the files that Docusaurus generates; see slim-generated.ts.
 * `routes.js?product=/docs/` is what the pages below that path need.
 */
module.exports = function slimGenerated(source) {
  const folder = path.dirname(this.resourcePath);
  const product = new URLSearchParams(this.resourceQuery).get('product') ?? MAIN;
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
 * What the pages of one product need, or `main`, which every page downloads: single pages, the frames
 * of the products, and the files that several products need.
 *
 * @param known the source of the file at hand; the others are read
 * @returns undefined when a file is written in another way, or has no such product
 */
function readPart(name, read, known) {
  const registry = readRegistry(known.registry ?? read('registry.js'));
  const names = parse(known.names ?? read('routesChunkNames.json'));
  const routes = readRoutes(known.routes ?? read('routes.js'));
  if (names === undefined || routes === undefined || registry.size === 0) return undefined;
  const frames = routes.map((route) => (isProduct(route) ? { ...route, routes: LATER } : route));
  const parts = [{ path: MAIN, routes: frames }, ...routes.filter(isProduct)].map((part) => ({
    ...part,
    pages: listPages(part.routes),
  }));
  const pages = parts.flatMap((part) => part.pages);
  const wanted = parts.find(({ path: product }) => product === name);
  if (!wanted || pages.some((page) => !(page in names))) return undefined;

  const single = new Set(
    routes.filter((route) => !isProduct(route)).map((route) => route.component),
  );
  const shortKeys = toShortKeys(Object.keys(names));
  // An error names the path of a page that has no default export: only single pages can lack it.
  const toPageKey = (page) => ({
    path: single.has(page) ? page.replace(/-[^-]*$/, '') : '',
    key: shortKeys[page],
  });

  const fileKeys = toShortKeys([...registry.keys()]);
  const needed = parts.map((part) => new Set(part.pages.flatMap((page) => listFiles(names[page]))));
  const own = needed[parts.indexOf(wanted)];
  const isShared = (file) => needed.filter((files) => files.has(file)).length !== 1;
  const files = [...registry.keys()].filter((file) =>
    isShared(file) ? name === MAIN : own.has(file),
  );
  return {
    routes: printRoutes(wanted.routes, toPageKey),
    registry: printRegistry(files.map((file) => [fileKeys[file], registry.get(file)])),
    names: Object.fromEntries(
      wanted.pages.map((page) => {
        const { path: route, key } = toPageKey(page);
        // The framework joins path and hash by a hyphen.
        return [`${route}-${key}`, shorten(names[page], fileKeys)];
      }),
    ),
  };
}

const MAIN = 'main';

/** Replaces the routes of a product in its frame. */
const LATER = 'later';

function isProduct({ routes }) {
  return routes !== undefined;
}

/** What loads each file of the site, by the file's key, without its path. */
function readRegistry(source) {
  return new Map([...source.matchAll(ENTRY)].map(([, key, load, end]) => [key, `${load}""${end}`]));
}

/** Routes as data; a component is the key that it is made from. */
function readRoutes(source) {
  const list = ROUTES.exec(source)?.[1];
  if (list === undefined) return undefined;
  const toKey = (route, hash) => (route === '*' ? route : `${route}-${hash}`);
  return new Function('ComponentCreator', `return ${list}`)(toKey);
}

function listPages(routes) {
  if (routes === LATER) return [];
  return routes.flatMap(({ component, routes: inner = [] }) => [
    ...(component === '*' ? [] : [component]),
    ...listPages(inner),
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

function printRoutes(routes, toPageKey) {
  const printed = routes.map(({ component, routes: inner, ...route }) => {
    const call = component === '*' ? "'*'" : printCall(toPageKey(component));
    const fields = [
      ...Object.entries(route).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
      `component: ComponentCreator(${call})`,
      ...(inner === undefined
        ? []
        : [`routes: ${inner === LATER ? printLater(route) : printRoutes(inner, toPageKey)}`]),
    ];
    return `{ ${fields.join(', ')} }`;
  });
  return `[\n${printed.join(',\n')}\n]`;
}

function printCall({ path: route, key }) {
  return `${JSON.stringify(route)}, '${key}'`;
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

function slimRoutes(source, read, product) {
  const part = readPart(product, read, { routes: source });
  if (part === undefined) return undefined;
  const files = `addFiles(${part.registry}, ${JSON.stringify(part.names)});\n`;
  return `${IMPORTS}${product === MAIN ? '' : files}export default ${part.routes};\n`;
}

function slimRegistry(source, read) {
  const part = readPart(MAIN, read, { registry: source });
  return part && `export default ${part.registry};\n`;
}

function slimNames(source, read) {
  return JSON.stringify(readPart(MAIN, read, { names: source })?.names);
}

function printRegistry(files) {
  return `{\n${files.map(([key, load]) => `  ${JSON.stringify(key)}: ${load},`).join('\n')}\n}`;
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
