// Change: without a connection an open tab stays, where Docusaurus would reload it into the browser's
// own error. Why: search, sandbox and what was typed would be lost (decisions/0012-stay-when-offline.md).
// Upstream: core 3.10.2, PendingNavigation.js. Remove when: a failed preload asks whether one is online.
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findTarget } from './find-target';
import type { Target } from './find-target';

/** stay-when-offline.client.ts depends on the reload when the preloading of a route fails. */
export const targets: Target[] = [
  { file: '@docusaurus/core/lib/client/PendingNavigation.js', text: 'window.location.reload()' },
  {
    file: '@docusaurus/core/lib/client/preload.js',
    text: 'match.route.component.preload?.()',
  },
].map((target) => ({ patch: 'stay-when-offline.ts', ...target }));

export default function stayWhenOffline(): Plugin {
  targets.forEach((target) => findTarget(target));
  return {
    name: 'stay-when-offline',
    getClientModules: () => [path.join(__dirname, 'stay-when-offline.client.ts')],
  };
}
