import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { ContractName } from '@docs/vendor';
import { settleAll } from '@docs/utils';
import { resolveLink } from '../links/link-targets';
import { annotatedTexts } from './annotated-texts';
import { comparisons } from './comparisons';
import { downloads, errors, sandboxData } from './list-elements';
import { parseMdx, printLocation } from './mdx-nodes';
import { examples } from './examples';
import { includedFiles } from './load-included-files';
import { glosses } from './glosses';
import { migrationTables } from './contract-tables';
import { openQuestions } from './open-questions';
import { termLinks } from './term-links';

/** A page as it is written, or as it was made from a contract. */
export interface PageSource {
  /** From the root: `site/content/gkb/index.mdx`. */
  file: string;
  source: string;
  /** The document that is meant where a page names none. */
  contract?: ContractName | undefined;
  /** They run after the steps that all pages have. */
  steps?: Step[];
}

/**
 * The tree of a page with everything in it that comes from elsewhere: examples, responses, errors,
 * included files, links.
 *
 * @throws when the page is not valid MDX, or names something that does not exist
 */
export async function resolvePage({ file, source, ...options }: PageSource): Promise<Root> {
  const tree = parse(file, source);
  await resolveTree(options)(tree, new VFile({ path: file }));
  return tree;
}

function parse(file: string, source: string): Root {
  try {
    return parseMdx(source);
  } catch (error) {
    throw new Error(`${file} is not valid MDX: ${(error as Error).message}. Correct the page.`, {
      cause: error,
    });
  }
}

type Options = Pick<PageSource, 'contract' | 'steps'>;

/** Changes the tree of a page. */
export type Step = (tree: Root, file: VFile) => void | Promise<void>;

/**
 * All that happens to the tree of a page, in this order, before it is drawn in any format: the site,
 * its Markdown version, the search and frozen versions. A step leaves alone what it has resolved
 * before, because the pages of a frozen version pass through it again.
 */
function listSteps({ contract, steps = [] }: Options): Step[] {
  return [
    openQuestions(),
    errors({ contract }),
    migrationTables(),
    contractLinks({ contract }),
    termLinks(),
    examples({ contract }),
    comparisons({ contract }),
    annotatedTexts({ contract }),
    glosses({ contract }),
    sandboxData(),
    downloads(),
    includedFiles(),
    ...steps,
  ];
}

/**
 * Resolves the URLs that writers use for things of the contract and the glossary:
 * `type:Entity.gkbId`, `op:analyze`, `term:standard-form`. A URL that leads nowhere,
 * or would run code, stops the build, with the file, the line and the nearest name.
 */
function contractLinks({ contract }: { contract?: ContractName | undefined }): Step {
  return async (tree, file) => {
    const links: (Definition | Link)[] = [];
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') links.push(node);
    });
    const resolve = async (link: Definition | Link) => {
      link.url = await resolveLink(link.url, printLocation(file, link), contract);
    };
    await settleAll(links.map(resolve));
  };
}

/** The steps as one plugin of remark. */
export function resolveTree(options: Options = {}) {
  const steps = listSteps(options);
  return async (tree: Root, file: VFile): Promise<void> => {
    const runs: Promise<void>[] = [];
    for (const step of steps) {
      const run = (async () => step(tree, file))();
      runs.push(run);
      // A step sees what the one before has changed, even if that one found an error.
      await run.catch(() => undefined);
    }
    await settleAll(runs);
  };
}
