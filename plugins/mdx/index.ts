import type { ContractName } from '#contract/names';
import { annotatedTexts } from './annotated-texts';
import { contractLinks } from './contract-links';
import { errors } from './errors';
import { examples } from './examples';
import { executions } from './executions';
import { highlight } from './highlight';
import { imports } from './imports';
import { includedFiles } from './included-files';
import { later } from './later';
import { openQuestions } from './open-questions';
import { sandboxData } from './sandbox-data';
import { templateExamples } from './template-examples';

/**
 * What happens to a page between the writer's file and React, in this order. Everything is
 * resolved while the site is built: readers download no contract, no example file, no highlighter.
 *
 * @param contract the document that addresses such as `type:Entity` mean on these pages
 */
export function toMdxPlugins(contract?: ContractName) {
  return {
    beforeDefaultRemarkPlugins: [
      openQuestions,
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
