const { readFileSync } = require('node:fs');
const path = require('node:path');

/** An entry of the registry of pages: its key, and the path of its module, which only the build reads. */
const ENTRY = /^( {2}")([0-9a-f]+)(": \[.*?\), )"(?:[^"\\]|\\.)+"(, require\.resolveWeak\()/gm;

/** A page in the list of routes. The path is there to find its files by. */
const ROUTE = /ComponentCreator\('([^'*]+)', '([0-9a-f]+)'\)/g;

/** What only the build reads of the configuration. */
const FOR_BUILD = ['clientModules', 'plugins', 'ssrTemplate', 'themes'];

const CONFIG = /^export default (\{[\s\S]*\});?\s*$/m;

const SLIM = {
  'docusaurus.config.mjs': slimConfig,
  'registry.js': slimRegistry,
  'routes.js': slimRoutes,
  'routesChunkNames.json': slimChunkNames,
};

/** A loader of the bundler for the files that Docusaurus generates; see slim-generated.ts. */
module.exports = function slimGenerated(source) {
  const slim = SLIM[path.basename(this.resourcePath)](source, (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
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

function slimRegistry(source) {
  const keys = toShortKeys(listChunks(source));
  return source.replace(ENTRY, (_, start, key, load, end) => start + keys[key] + load + '""' + end);
}

function slimRoutes(source, read) {
  const keys = toShortKeys(Object.keys(parse(read('routesChunkNames.json')) ?? {}));
  const unknown = [...source.matchAll(ROUTE)].some(([, route, hash]) => !keys[`${route}-${hash}`]);
  if (unknown) return undefined;
  return source.replace(ROUTE, (_, route, hash) => {
    return `ComponentCreator('', '${keys[`${route}-${hash}`]}')`;
  });
}

function slimChunkNames(source, read) {
  const routes = parse(source);
  const keys = toShortKeys(listChunks(read('registry.js')));
  if (routes === undefined || Object.keys(keys).length === 0) return undefined;
  const shorten = (value) => {
    if (typeof value === 'string') return keys[value] ?? value;
    if (Array.isArray(value)) return value.map(shorten);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]));
  };
  const short = toShortKeys(Object.keys(routes));
  return JSON.stringify(
    // The framework joins path and hash by a hyphen; the path is empty now.
    Object.fromEntries(
      Object.entries(routes).map(([key, value]) => [`-${short[key]}`, shorten(value)]),
    ),
  );
}

function listChunks(registry) {
  return [...registry.matchAll(ENTRY)].map(([, , key]) => key);
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
