import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { cacheGroups } from './chunks';
import { listUnusedParts } from './unused-parts';

/** Libraries of which a production build calls one function; see stand-ins.ts. */
const HARDLY_USED = ['tslib', 'hoist-non-react-statics'];

/**
 * Keeps out of the bundle of every page what no reader of this site needs: parts of the theme that
 * the configuration switches off, and data that only the build reads. Development keeps all of it.
 * See decisions/2026-11-21-lean-client.md.
 */
export default function leanClient({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin<undefined> {
  const nothing = path.join(siteDir, 'src/components/Nothing/index.tsx');
  const unused = listUnusedParts(siteConfig.themeConfig as ThemeConfig);
  const toAliases = (names: string[], target: string): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, target]));
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) => {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const standIns = path.join(__dirname, 'stand-ins.ts');
      return {
        resolve: {
          alias: {
            ...toAliases(
              unused.map((part) => `@theme/${part}`),
              nothing,
            ),
            ...toAliases(
              HARDLY_USED.map((library) => `${library}$`),
              standIns,
            ),
          },
        },
        // Hundreds of names of chunks would stand in the runtime beside hundreds of hashes.
        output: { chunkFilename: 'assets/js/[contenthash:8].js' },
        optimization: { splitChunks: { cacheGroups } },
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [path.join(__dirname, 'slim-registry.cjs')],
            },
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [path.join(__dirname, 'slim-config.cjs')],
            },
          ],
        },
      };
    },
  };
}
