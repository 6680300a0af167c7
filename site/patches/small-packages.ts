// Change: of two packages the browser's bundle has what Docusaurus calls: one function of tslib, and a
// part of react-helmet-async that updates the head of an open page. Two that nothing calls are left out.
// Why: 9 KB on every page (decisions/0037-worth-of-each-patch.md); a package in CommonJS gets all of tslib,
// and the other one makes HTML too, and checks old React.
// Upstream: utils-common 3.10.2, index.js; core 3.10.2, exports/Head.js. Remove when: utils-common has ES
// modules; Docusaurus lets React 19 keep the head.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findTarget, toError } from './find-target';
import type { Target } from './find-target';

const patch = 'small-packages.ts';

/** The one that small-tslib.client.mjs has. */
const HELPER = '__importDefault';

/** react-router imports them for what Docusaurus does not call, or for development. */
const UNUSED = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

export const targets: [Target, ...Target[]] = [
  { patch, file: '@docusaurus/utils-common/lib/index.js', text: `tslib_1.${HELPER}(` },
  {
    patch,
    file: '@docusaurus/core/lib/client/exports/Head.js',
    text: "import { Helmet } from 'react-helmet-async';",
  },
  {
    patch,
    file: '@docusaurus/core/lib/client/clientEntry.js',
    text: "import { HelmetProvider } from 'react-helmet-async';",
  },
  { patch, file: 'react-router/esm/react-router.js', text: "from 'hoist-non-react-statics'" },
  { patch, file: 'react-router/esm/react-router.js', text: "from 'react-is'" },
];

export default function smallPackages(): Plugin {
  const [file] = targets.map((target) => findTarget(target));
  const folder = path.dirname(file!);
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .forEach((name) => checkHelpers(readFileSync(path.join(folder, name), 'utf8')));
  const alias = {
    tslib$: path.join(__dirname, 'small-tslib.client.mjs'),
    'react-helmet-async$': path.join(__dirname, 'small-helmet.client.tsx'),
  };
  return {
    name: 'small-packages',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { resolve: { alias }, module: { rules: [UNUSED] } },
  };
}

/** @throws when a script calls another function of tslib */
export function checkHelpers(source: string): void {
  const [other] = [...source.matchAll(/\btslib_\d+\.(\w+)/g)].filter(([, name]) => name !== HELPER);
  if (other) throw toError(patch, `tslib, of which Docusaurus now calls ${other[1]}() too`);
}
