import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ContractName } from '#contract/names';
import { annotatedTexts } from './annotated-texts';
import { comparisons } from './comparisons';
import { contractLinks } from './contract-links';
import { downloads } from './downloads';
import { errors } from './errors';
import { examples } from './examples';
import { genjaReference } from './genja-reference';
import { includedFiles } from './included-files';
import { openQuestions } from './open-questions';
import { sandboxData } from './sandbox-data';
import { templateExamples } from './template-examples';

type Step = (tree: Root, file: VFile) => void | Promise<void>;

/**
 * All that happens to the tree of a page, in this order, before it is drawn in any format: the site,
 * its Markdown version, the search and frozen versions. A step leaves alone what it has resolved
 * before, because the pages of a frozen version pass through it again.
 *
 * @param contract the document that links such as `type:Entity` mean on these pages
 */
function listSteps(contract?: ContractName): Step[] {
  return [
    openQuestions(),
    errors({ contract }),
    contractLinks({ contract }),
    examples({ contract }),
    comparisons({ contract }),
    annotatedTexts({ contract }),
    sandboxData(),
    downloads(),
    genjaReference(),
    includedFiles(),
    templateExamples(),
  ];
}

/** The steps as one plugin of remark. */
export function resolveTree({ contract }: { contract?: ContractName } = {}) {
  const steps = listSteps(contract);
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const step of steps) await step(tree, file);
  };
}
