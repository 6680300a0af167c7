// Change: the browser's copies of generated files are without what only the build reads: options of
// plugins and the page template in the configuration, versions of plugins, the path of each page beside its
// files. Pages and their files have short keys instead of paths and hashes. The pages of a product are in a
// separate file, which the pages of other products load on demand.
// Why: 14 KB on every page (decisions/0015-docusaurus-patches.md), and more with every page that is added.
// Upstream: core 3.10.2, codegen and preload.js. Remove when: Docusaurus writes separate files for the browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findTarget, toError } from './find-target';
import type { Target } from './find-target';
import { printRegistry, printRoutes } from './slim-generated/print';
import { parseJson, readSite } from './slim-generated/read-site';
import { findPart, MAIN } from './slim-generated/site-part';
import type { SitePart } from './slim-generated/site-part';
import { replaceText, transformWith } from './transform';
import type { Transform } from './transform';

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

/** What only the build reads of the configuration. */
const FOR_BUILD = [
  ...['clientModules', 'headTags', 'markdown', 'onBrokenAnchors', 'onBrokenLinks'],
  ...['onDuplicateRoutes', 'plugins', 'presets', 'scripts', 'ssrTemplate', 'staticDirectories'],
  ...['stylesheets', 'themes'],
];

/** The generated files that readers download. */
export const FILES: Record<string, Transform> = {
  'docusaurus.config.mjs': orStop((source) => {
    const json = /^export default (\{[\s\S]*\});?\s*$/m.exec(source)?.[1] ?? '';
    const config = parseJson<Record<string, unknown>>(json);
    if (!config || !FOR_BUILD.every((key) => key in config)) return undefined;
    const kept = Object.entries(config).filter(([key]) => !FOR_BUILD.includes(key));
    return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
  }),
  'site-metadata.json': orStop((source) => {
    const metadata = parseJson<{ pluginVersions?: object }>(source);
    return metadata?.pluginVersions && JSON.stringify({ ...metadata, pluginVersions: {} });
  }),
  'registry.js': ofPart((part) => `export default ${printRegistry(part)};\n`),
  'routesChunkNames.json': ofPart(({ files }) => JSON.stringify(files)),
  'routes.js': ofPart(printRoutes),
};

/** `routes.js?product=/docs/` is what the pages below that path need. */
function ofPart(print: (part: SitePart) => string): Transform {
  return orStop((_, module) => {
    const site = readSite((name) => {
      const file = path.join(path.dirname(module.resourcePath), name);
      module.addDependency(file);
      return readFileSync(file, 'utf8');
    });
    const product = new URLSearchParams(module.resourceQuery).get('product') ?? MAIN;
    const part = site && findPart(site, product);
    return part && print(part);
  });
}

/** @throws (the function) when the file is written in another way */
function orStop(slim: (...given: Parameters<Transform>) => string | undefined): Transform {
  return (source, module) => {
    const result = slim(source, module);
    if (result !== undefined && result !== source) return result;
    throw toError(patch, `${module.resourcePath}, which is written in another way`);
  };
}
