import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { cacheGroups } from './chunks';
import { listUnusedParts } from './unused-parts';

/** Libraries of which a production build calls one function; see stand-ins.ts. */
const HARDLY_USED = ['tslib', 'hoist-non-react-statics'];

const FIRST_FILE = '@docusaurus/core/lib/client/clientEntry.js';

const ROUTER = /react-router[\\/]esm[\\/]react-router\.js$/;

/** Code of every page that orders names by the rules of a language; see plain-order.cjs. */
const ORDERED_BY_LANGUAGE = /@docusaurus[\\/].*[\\/](docsClientUtils|reactUtils)\.js$/;

/** What pages are compiled from besides their own text: the bundler sees no import of it. */
const INPUTS = ['contract', 'plugins', 'samples', 'products.ts', 'provider.ts'];

/** Lets the bundler forget what it knows of the last build when one of those files changes. */
function evictCache(experiments: object = {}): object {
  if (!('cache' in experiments)) return {};
  const files = INPUTS.flatMap((input) => listFiles(path.resolve(__dirname, '../..', input)));
  return { cache: { buildDependencies: files } };
}

function listFiles(input: string): string[] {
  if (statSync(input).isFile()) return [input];
  return readdirSync(input, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(input, name))
    .filter((file) => statSync(file).isFile());
}

const changeBy = (loader: string, test: string | RegExp): object => ({
  test,
  use: [path.join(__dirname, loader)],
});

/**
 * Keeps out of the bundle of every page what no reader of this site needs: parts of the theme that
 * the configuration switches off, and data that only the build reads; and starts the rest in short
 * tasks. Development keeps all of it. See decisions/2026-11-21-lean-client.md and
 * decisions/2026-11-22-start-in-steps.md.
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
    configureWebpack: (config, isServer) => {
      const experiments = evictCache(config.experiments);
      if (isServer || process.env.NODE_ENV !== 'production') return { experiments };
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
            '@docusaurus/ComponentCreator': path.join(__dirname, 'create-route.ts'),
          },
        },
        experiments,
        // Hundreds of names of chunks would stand in the runtime beside hundreds of hashes.
        output: { chunkFilename: 'assets/js/[contenthash:8].js' },
        optimization: { splitChunks: { cacheGroups } },
        module: {
          rules: [
            changeBy('slim-registry.cjs', path.join(generatedFilesDir, 'registry.js')),
            changeBy('slim-config.cjs', path.join(generatedFilesDir, 'docusaurus.config.mjs')),
            changeBy('plain-order.cjs', ORDERED_BY_LANGUAGE),
            changeBy('match-case.cjs', ROUTER),
            changeBy('start-in-steps.cjs', require.resolve(FIRST_FILE)),
          ],
        },
      };
    },
  };
}
