// Change: a page is loaded when a reader reaches for a link to it, not when the link comes into view.
// Why: 4 KB on the median page, for links of the bar and the sidebar (decisions/0010-load-on-intent.md).
// Upstream: core 3.10.2, Link.js. Remove when: there is an option for it.
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findTarget } from './find-target';
import type { Target } from './find-target';

/** What load-on-intent.client.ts depends on. */
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
  };
}
