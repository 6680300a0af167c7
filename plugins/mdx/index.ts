import type { ContractName } from '#contract/names';
import { highlight } from '#docs-model/mdx/highlight';
import { resolveTree } from '#docs-model/mdx/resolve-page';
import { imports } from './imports';
import { later } from './later';

/**
 * What happens to a page between the writer's file and React. Everything is resolved while the site
 * is built: readers download no contract, no example file, no highlighter.
 *
 * @param contract the document that links such as `type:Entity` mean on these pages
 */
export function toMdxPlugins(contract?: ContractName) {
  return {
    beforeDefaultRemarkPlugins: [[resolveTree, { contract }]],
    rehypePlugins: [highlight, later, imports],
  };
}
