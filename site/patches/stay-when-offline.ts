// Change: without a connection an open tab stays, where Docusaurus would reload it into the browser's
// own error. Why: search, sandbox and what was typed would be lost (decisions/0012-stay-when-offline.md).
// Upstream: core 3.10.2, PendingNavigation.js. Remove when: a failed preload asks whether one is online.
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findTarget } from './find-target';
import type { Target } from './find-target';

const file = '@docusaurus/core/lib/client/PendingNavigation.js';

/** The reload when the preloading of a route fails; slim-generated.ts checks how a route is preloaded. */
export const targets: [Target] = [
  { patch: 'stay-when-offline.ts', file, text: 'window.location.reload()' },
];

export default function stayWhenOffline(): Plugin {
  findTarget(targets[0]);
  return {
    name: 'stay-when-offline',
    getClientModules: () => [path.join(__dirname, 'stay-when-offline.client.ts')],
  };
}
