// Change: the browser's copies of generated files are without what only the build reads: options of
// plugins and the page template in the configuration, versions of plugins, the path of each page beside its files. Pages and
// their files have short keys instead of paths and hashes.
// Why: at least 6 KB on every page, and more with every page; the budget needs it. Upstream: core 3.10.2, codegen.
// Remove when: Docusaurus writes separate files for the browser.
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findTarget } from './find-target';
import type { Target } from './find-target';

const FILES = [
  ...['docusaurus.config.mjs', 'registry.js', 'routes.js'],
  ...['routesChunkNames.json', 'site-metadata.json'],
];

const PRELOAD = 'match.route.component.preload?.()';

/** A product that is not known yet is told which of its pages to preload. */
export const targets: [Target] = [
  {
    patch: 'slim-generated.ts',
    file: '@docusaurus/core/lib/client/preload.js',
    text: PRELOAD,
  },
];

export default function slimGenerated({ generatedFilesDir }: LoadContext): Plugin {
  const preload = findTarget(targets[0]);
  const options = { from: PRELOAD, to: PRELOAD.replace('()', '(pathname)') };
  return {
    name: 'slim-generated',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        module: {
          rules: [
            ...FILES.map((file) => ({
              test: path.join(generatedFilesDir, file),
              use: [path.join(__dirname, 'slim-generated.loader.cjs')],
            })),
            {
              test: preload,
              use: [{ loader: path.join(__dirname, 'replace-text.cjs'), options }],
            },
          ],
        },
      };
    },
  };
}
