// Change: a page is loaded when a reader reaches for a link to it, not when the link comes into view, and the
// map of the files of all pages, which only that reads, is gone.
// Why: the links of the bar and the sidebar alone would load 40 KB on each page
// (decisions/0010-load-on-intent.md); the map has 2.4 KB (decisions/0037-worth-of-each-patch.md).
// Upstream: core 3.10.2, Link.js and webpack/plugins/ChunkAssetPlugin.js. Remove when: there is an option for it.
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findTarget, toError } from './find-target';
import type { Target } from './find-target';

export const targets: Target[] = [
  'const IOSupported = ExecutionEnvironment.canUseIntersectionObserver;',
  'window.docusaurus.prefetch(targetLink)',
  'window.docusaurus.preload(targetLink)',
].map((text) => ({
  patch: 'load-on-intent.ts',
  file: '@docusaurus/core/lib/client/exports/Link.js',
  text,
}));

export default function loadOnIntent(): Plugin {
  targets.forEach((target) => findTarget(target));
  return {
    name: 'load-on-intent',
    getClientModules: () => [path.join(__dirname, 'load-on-intent.client.ts')],
    configureWebpack(config, isServer) {
      if (!isServer && process.env.NODE_ENV === 'production') dropChunkMap(config);
      return {};
    },
  };
}

/** @throws when the plugin that writes the map has another name now */
export function dropChunkMap(config: { plugins?: unknown[] }): void {
  const kept = config.plugins?.filter((plugin) => plugin?.constructor.name !== MAP_PLUGIN);
  if (kept?.length !== (config.plugins?.length ?? 0) - 1) {
    throw toError('load-on-intent.ts', `the plugin “${MAP_PLUGIN}” of the bundler`);
  }
  config.plugins = kept;
}

const MAP_PLUGIN = 'ChunkAssetPlugin';
