import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ContractName } from '@docs/vendor';
import { toLineFeeds } from '@docs/utils';
import { highlight, resolveTree, readTree } from '@docs/docs-model/mdx';
import { figures } from './figures';
import { imports } from './imports';
import { steps } from '../genja';
import { labelCells } from './label-cells';
import { later } from './later';

/**
 * The steps of a page between the writer's file and React. Everything is resolved while the site
 * is built: readers download no contract, no example file, no highlighter.
 *
 * @param contract the document that links such as `type:Entity` mean on these pages
 */
export function listMdxPlugins(contract?: ContractName) {
  return {
    beforeDefaultRemarkPlugins: [[resolvedPages, { contract }]],
    rehypePlugins: [highlight, figures, labelCells, later, imports],
  };
}

/** The processor of unified, as far as it is used here. */
interface Processor {
  parser?: (source: string, vfile: VFile) => object;
}

/**
 * Takes the resolved tree that the search has made of the same page, once: in development a page that
 * is compiled again may show an example that has changed, so it is resolved again.
 */
function resolvedPages(this: Processor, options: { contract?: ContractName }) {
  const parse = this.parser!;
  const resolve = resolveTree({ ...options, steps });
  const resolved = new WeakSet<object>();
  const taken = new Set<string>();
  this.parser = (source, vfile) => {
    const tree = taken.has(vfile.path)
      ? undefined
      : readTree({ file: vfile.path, source, ...options });
    if (!tree) return parse(toLineFeeds(source), vfile);
    if (process.env.NODE_ENV === 'development') taken.add(vfile.path);
    resolved.add(tree);
    return tree;
  };
  return async (tree: Root, vfile: VFile): Promise<void> => {
    if (!resolved.has(tree)) await resolve(tree, vfile);
  };
}
