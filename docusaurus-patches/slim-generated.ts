// Change: the browser's copies of two generated files are without what only the build reads: the path
// of each page in the registry, options of plugins and the page template in the configuration.
// Why: 2.7 KB on every page, and more with every page; the budget needs it. Upstream: core 3.10.2, codegen.
// Remove when: Docusaurus writes separate files for the browser.
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const FILES = ['registry.js', 'docusaurus.config.mjs'];

export default function slimGenerated({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'slim-generated',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            module: {
              rules: FILES.map((file) => ({
                test: path.join(generatedFilesDir, file),
                use: [path.join(__dirname, 'slim-generated.cjs')],
              })),
            },
          },
  };
}
