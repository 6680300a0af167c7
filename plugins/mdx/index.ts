import type { ContractName } from '#contract/names';
import { annotatedTexts } from '#docs-model/mdx/annotated-texts';
import { contractLinks } from '#docs-model/mdx/contract-links';
import { errors } from '#docs-model/mdx/errors';
import { examples } from '#docs-model/mdx/examples';
import { executions } from '#docs-model/mdx/executions';
import { highlight } from '#docs-model/mdx/highlight';
import { imports } from './imports';
import { includedFiles } from '#docs-model/mdx/included-files';
import { later } from './later';
import { sandboxData } from '#docs-model/mdx/sandbox-data';
import { templateExamples } from '#docs-model/mdx/template-examples';

/**
 * What happens to a page between the writer's file and React, in this order. Everything is
 * resolved while the site is built: readers download no contract, no example file, no highlighter.
 *
 * @param contract the document that addresses such as `type:Entity` mean on these pages
 */
export function toMdxPlugins(contract?: ContractName) {
  return {
    beforeDefaultRemarkPlugins: [
      [errors, { contract }],
      [contractLinks, { contract }],
      [examples, { contract }],
      [annotatedTexts, { contract }],
      sandboxData,
      executions,
      includedFiles,
      templateExamples,
    ],
    rehypePlugins: [highlight, later, imports],
  };
}
