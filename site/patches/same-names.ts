// Change: in the runtime, the minifier gives short names by order, not by the frequency of letters in the
// file. Why: the runtime has hundreds of hashes in it that depend on the folder of the build, until the
// bundler replaces them at the end, so its names and its own hash, which each page has, differed from folder
// to folder. Upstream: faster 3.10.2, lib/index.js. Remove when: swc counts letters in names alone, or hashes
// of the bundler no longer depend on the folder.
import type { Plugin } from '@docusaurus/types';
import { findTarget, toError } from './find-target';
import type { Target } from './find-target';

const patch = 'same-names.ts';

export const targets: [Target] = [
  { patch, file: '@docusaurus/faster/lib/index.js', text: 'mangle: true' },
];

interface Options {
  include?: RegExp;
  exclude?: RegExp;
  minimizerOptions?: { mangle?: unknown };
}

/** A minifier keeps the options that Docusaurus gives it. */
interface Minifier {
  constructor: new (options: Options) => object;
  _args?: [Options?];
}

const RUNTIME = /runtime~/;

export default function sameNames(): Plugin {
  findTarget(targets[0]);
  return {
    name: 'same-names',
    configureWebpack({ optimization }) {
      const minifiers = (optimization?.minimizer ?? []) as unknown[] as Minifier[];
      const minifier = minifiers.find(({ _args }) => _args?.[0]?.minimizerOptions?.mangle);
      const options = minifier?._args?.[0];
      if (minifier && options) {
        const { minimizerOptions } = options;
        const mangle = { disableCharFreq: true };
        const ofRuntime = { include: RUNTIME, minimizerOptions: { ...minimizerOptions, mangle } };
        minifiers.push(new minifier.constructor(ofRuntime) as Minifier);
        options.exclude = RUNTIME;
      } else if (optimization?.minimize) throw toError(patch, 'the minifier of scripts');
      return {};
    },
  };
}
