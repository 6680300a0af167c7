// Change: the router compares paths with their case. Why: the server of the files does too. Without it
// the search page starts on the not-found page that is sent for `/Search/`, and breaks.
// Upstream: react-router 5.3.4. Remove when: Docusaurus has an option for it (`sensitive` of routes).
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findTarget } from './find-target';
import type { Target } from './find-target';

const FROM = '_options$sensitive === void 0 ? false :';

export const targets: [Target] = [
  { patch: 'match-case.ts', file: 'react-router/esm/react-router.js', text: FROM },
];

export default function matchCase(): Plugin {
  const router = findTarget(targets[0]);
  const options = { from: FROM, to: FROM.replace('false', 'true') };
  return {
    name: 'match-case',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: router,
                  use: [{ loader: path.join(__dirname, 'replace-text.cjs'), options }],
                },
              ],
            },
          },
  };
}
