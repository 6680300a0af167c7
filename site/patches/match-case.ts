// Change: the router compares paths with their case. Why: the server of the files does too. Without it
// the search page starts on the not-found page that is sent for `/Search/`, and breaks.
// Upstream: react-router 5.3.4. Remove when: Docusaurus has an option for it (`sensitive` of routes).
import type { Plugin } from '@docusaurus/types';
import { findTarget } from './find-target';
import type { Target } from './find-target';
import { replaceText, transformWith } from './transform';

const FROM = '_options$sensitive === void 0 ? false :';

const MATCH = replaceText(FROM, FROM.replace('false', 'true'));

export const targets: [Target] = [
  { patch: 'match-case.ts', file: 'react-router/esm/react-router.js', text: FROM },
];

export default function matchCase(): Plugin {
  const router = findTarget(targets[0]);
  return {
    name: 'match-case',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [{ test: router, use: [transformWith(MATCH)] }],
            },
          },
  };
}
