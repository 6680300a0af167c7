// Change: which files readers download together. Why: 14 KB on the median page
// (decisions/0037-worth-of-each-patch.md). Every page would load all styles, also those that are used after a
// click only, and bring its own copies of the parts that it shares with others.
// Upstream: core 3.10.2, webpack/base.js. Remove when: Docusaurus shares parts of pages by itself.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findTarget, toError } from './find-target';
import type { Target } from './find-target';
import names from './shared-chunks.data.json';
import { checkPart } from './unused-theme-parts';

const patch = 'shared-chunks.ts';

/**
 * Names below `site/src/`. Styles of what is drawn after a click come with its code; those of what one page
 * or few pages show are linked by their HTML. Rare parts of the theme are loaded by
 * site/src/theme/DocItem/Layout/index.tsx.
 */
const { rareTheme, ...ours } = names;

/** The groups below depend on the names of pages, and change the group of all styles. */
export const targets: [Target, Target] = [
  {
    patch,
    file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    text: 'simpleHash)(modulePath, 8)',
  },
  { patch, file: '@docusaurus/core/lib/webpack/base.js', text: "name: 'styles'," },
];

export default function sharedChunks({ siteDir }: LoadContext): Plugin {
  targets.forEach((target) => findTarget(target));
  Object.values(ours)
    .flat()
    .forEach((name) => checkSource(path.join(siteDir, 'src'), name));
  rareTheme.forEach((name) => checkPart(name, patch));
  return {
    name: 'shared-chunks',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            // Hundreds of names of chunks would be in the runtime beside hundreds of hashes. A shorter
            // hash is dangerous: the bundler replaces it wherever it is, also inside numbers.
            output: { chunkFilename: 'assets/js/[contenthash:8].js' },
            optimization: { splitChunks: { cacheGroups } },
          },
  };
}

/** @throws when a file or folder that is named here has another name now */
export function checkSource(folder: string, name: string): void {
  if (['', '.ts', '.tsx'].some((end) => existsSync(path.join(folder, `${name}${end}`)))) return;
  throw toError(patch, `“${name}”, which ${folder} does not have`);
}

/** Matches the paths of files and folders below `site/src/`, with slashes of any system. */
function buildPattern(names: string[]): string {
  return `src[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})(?:[\\\\/]|\\.tsx?)`;
}

/** Pages are chunks whose name is a hash; parts that load on demand have no name. */
const PAGE = /^[0-9a-f]{8}$/;

const SEVERAL_PAGES = {
  chunks: ({ name }: { name?: string | null }) => PAGE.test(name ?? ''),
  minChunks: 2,
  minSize: 0,
};

interface Chunk {
  canBeInitial(): boolean;
  hasRuntime(): boolean;
}

const isPartOnDemand = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.hasRuntime();

/** Which files readers download together. */
export const cacheGroups = {
  // Docusaurus joins the styles of all components into one file that every page loads. Those of the
  // features above come with their code instead, so that pages pay for them when they are used.
  styles: {
    test: new RegExp(
      `^(?!.*[\\\\/](?:${buildPattern([...ours.drawnLater, ...ours.ofOnePage, ...ours.ofFewPages])}|theme[\\\\/](?:${rareTheme.join('|')})[\\\\/]))`,
    ),
  },
  // Packages of parts that load on demand. A worker would have to wait for a second file before it starts.
  defaultVendors: {
    chunks: isPartOnDemand,
    test: /[\\/]node_modules[\\/]/,
    priority: -10,
    reuseExistingChunk: true,
  },
  // Its own file, which stays in the browser's cache when the site changes, and is compiled in a
  // separate task.
  react: {
    chunks: 'initial' as const,
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    priority: 50,
    enforce: true,
  },
  // Parts that pages import, in two files: what the pages of a reference show, and what else guides
  // and examples show. Without these groups each page would bring its own copies.
  reference: {
    ...SEVERAL_PAGES,
    name: 'reference',
    test: new RegExp(
      `[\\\\/](${buildPattern([...ours.ofReferences, ...ours.shared])}|provider\\.ts$)`,
    ),
    priority: 32,
  },
  // The frame of every page, which otherwise comes in six files.
  frame: {
    ...SEVERAL_PAGES,
    name: 'frame',
    minChunks: 1,
    test: /[\\/](theme[\\/](?!NotFound[\\/]index|Search)|plugin-content-docs[\\/]|theme-common[\\/]|@mdx-js[\\/]|content-docs[\\/]\w+[\\/]__plugin\.json)/,
    priority: 30,
  },
  fewPages: {
    ...SEVERAL_PAGES,
    test: new RegExp(buildPattern(ours.ofFewPages)),
    priority: 33,
  },
  guides: {
    ...SEVERAL_PAGES,
    name: 'guides',
    // Diagrams and analyzed texts are on few pages, which have them in their own files. Selects and hooks
    // are small, and pages of other kinds use them too.
    test: new RegExp(
      `^(?!.*[\\\\/]${buildPattern(ours.ofFewPages)}).*[\\\\/](src[\\\\/](page-parts|ui(?![\\\\/](kit|use-))|features(?![\\\\/]try))|theme[\\\\/](Admonition|TabItem|Tabs)|theme-common[\\\\/]lib[\\\\/]utils[\\\\/]tabs)`,
    ),
    priority: 31,
  },
};
