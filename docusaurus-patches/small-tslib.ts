// Change: the browser's bundle has one function of tslib. Why: 4.8 KB on every page, measured together
// with a stand-in that is gone; a package in CommonJS gets all of the library.
// Upstream: utils-common 3.10.2, index.js. Remove when: that package has ES modules.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findTarget, toError } from './find-target';
import type { Target } from './find-target';

const patch = 'small-tslib.ts';

/** The one that small-tslib.client.mjs has. */
const HELPER = '__importDefault';

export const targets: [Target] = [
  { patch, file: '@docusaurus/utils-common/lib/index.js', text: `tslib_1.${HELPER}(` },
];

export default function smallTslib(): Plugin {
  const file = findTarget(targets[0]);
  const folder = path.dirname(file);
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .forEach((name) => checkHelpers(readFileSync(path.join(folder, name), 'utf8')));
  return {
    name: 'small-tslib',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { resolve: { alias: { tslib$: path.join(__dirname, 'small-tslib.client.mjs') } } },
  };
}

/** @throws when a script calls another function of tslib */
export function checkHelpers(source: string): void {
  const [other] = [...source.matchAll(/\btslib_\d+\.(\w+)/g)].filter(([, name]) => name !== HELPER);
  if (other) throw toError(patch, `tslib, of which Docusaurus now calls ${other[1]}() too`);
}
