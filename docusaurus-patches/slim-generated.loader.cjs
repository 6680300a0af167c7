const { readFileSync } = require('node:fs');
const path = require('node:path');

/** An entry of the registry of pages: its key, and the path of its module, which only the build reads. */
const ENTRY = /^ {2}"([0-9a-f]+)": \[(.*?\)), "(?:[^"\\]|\\.)+", (require\.resolveWeak\(.*\))\],/gm;

/** The list of routes, in a file that imports what makes their components. */
const ROUTES = /^export default (\[[\s\S]*\]);?\s*$/m;

const CONFIG = /^export default (\{[\s\S]*\});?\s*$/m;

/** What only the build reads of the configuration. */
const FOR_BUILD = [
  ...['clientModules', 'headTags', 'markdown', 'onBrokenAnchors', 'onBrokenLinks'],
  ...['onDuplicateRoutes', 'plugins', 'presets', 'scripts', 'ssrTemplate', 'staticDirectories'],
  ...['stylesheets', 'themes'],
];

const SLIM = {
  'docusaurus.config.mjs': slimConfig,
  'registry.js': slimRegistry,
  'routes.js': slimRoutes,
  'routesChunkNames.json': slimNames,
  'site-metadata.json': slimMetadata,
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

function slimMetadata(source) {
  const { pluginVersions, ...kept } = parse(source) ?? {};
  return pluginVersions && JSON.stringify({ ...kept, pluginVersions: {} });
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
  const uses = countUses(pages.flatMap((page) => listFiles(names[page])));
  // Most pages of a product differ in one file, which no other page has.
  const toRow = ({ component, routes: inner, path: route, ...rest }) => {
    const { __comp: comp, content, ...others } = names[component] ?? {};
    const isUsual = name !== MAIN && inner === undefined && Object.keys(others).length === 0;
    if (!isUsual || uses.get(content) !== 1 || !route.startsWith(name)) return undefined;
    const { load } = registry.get(content);
    const end = `${JSON.stringify(fileKeys[comp])}, ${JSON.stringify(rest)}`;
    return {
      page: component,
      content,
      end,
      text: `${JSON.stringify(route.slice(name.length))}: ${load}`,
    };
  };
  const rows = listRoutes(wanted.routes).flatMap((route) => toRow(route) ?? []);
  const inRows = new Set(rows.flatMap(({ page, content }) => [page, content]));
  const needed = parts.map((part) => new Set(part.pages.flatMap((page) => listFiles(names[page]))));
  const own = needed[parts.indexOf(wanted)];
  const isShared = (file) => needed.filter((files) => files.has(file)).length !== 1;
  const files = [...registry.keys()].filter((file) =>
    isShared(file) ? name === MAIN : own.has(file) && !inRows.has(file),
  );
  return {
    routes: printRoutes(wanted.routes, { name, toPageKey, toRow }),
    registry: printRegistry(files.map((file) => [fileKeys[file], registry.get(file)])),
    names: Object.fromEntries(
      wanted.pages
        .filter((page) => !inRows.has(page))
        .map((page) => {
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
  return new Map([...source.matchAll(ENTRY)].map(([, key, load, id]) => [key, { load, id }]));
}

/** Routes as data; a component is the key that it is made from. */
function readRoutes(source) {
  const list = ROUTES.exec(source)?.[1];
  if (list === undefined) return undefined;
  const toKey = (route, hash) => (route === '*' ? route : `${route}-${hash}`);
  return new Function('ComponentCreator', `return ${list}`)(toKey);
}

function listRoutes(routes) {
  if (routes === LATER) return [];
  return routes.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);
}

function listPages(routes) {
  return listRoutes(routes).flatMap(({ component }) => (component === '*' ? [] : [component]));
}

function countUses(files) {
  const uses = new Map();
  for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
  return uses;
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

function printRoutes(routes, options) {
  const { name, toPageKey, toRow } = options;
  const printed = [];
  let end;
  for (const { component, routes: inner, ...route } of routes) {
    const row = toRow({ component, routes: inner, ...route });
    // Pages of one kind that follow one another, as one list.
    if (row !== undefined && row.end === end) {
      printed.at(-1).rows.push(row.text);
      continue;
    }
    end = row?.end;
    if (row !== undefined) {
      printed.push({ rows: [row.text], end });
      continue;
    }
    const call = component === '*' ? "'*'" : printCall(toPageKey(component));
    const fields = [
      ...Object.entries(route).map(([field, value]) => `${field}: ${JSON.stringify(value)}`),
      `component: ComponentCreator(${call})`,
      ...(inner === undefined
        ? []
        : [`routes: ${inner === LATER ? printLater(route) : printRoutes(inner, options)}`]),
    ];
    printed.push(`{ ${fields.join(', ')} }`);
  }
  const texts = printed.map((item) =>
    typeof item === 'string'
      ? item
      : `...toRoutes(${JSON.stringify(name)}, ${item.end}, {\n${item.rows.join(',\n')}\n})`,
  );
  return `[\n${texts.join(',\n')}\n]`;
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
import { addFiles, loadLater, toRoutes } from ${JSON.stringify(path.join(__dirname, 'slim-generated.client.tsx'))};
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
  const lines = files.map(
    ([key, { load, id }]) => `  ${JSON.stringify(key)}: [${load}, "", ${id}],`,
  );
  return `{\n${lines.join('\n')}\n}`;
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
