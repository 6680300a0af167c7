/** The path of a module in the registry of pages. Only the build of the HTML reads it. */
const MODULE_PATH = /(\), )"(?:[^"\\]|\\.)+"(, require\.resolveWeak\()/g;

/** What only the build reads of the configuration. */
const FOR_BUILD = ['clientModules', 'plugins', 'ssrTemplate', 'themes'];

const CONFIG = /^export default (\{[\s\S]*\});?\s*$/m;

const IS_CONFIG = /docusaurus\.config\.mjs$/;

/** A loader of the bundler for two files that Docusaurus generates; see slim-generated.ts. */
module.exports = function slimGenerated(source) {
  const slim = IS_CONFIG.test(this.resourcePath)
    ? slimConfig(source)
    : source.replace(MODULE_PATH, '$1""$2');
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

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
