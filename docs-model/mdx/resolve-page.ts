import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { ContractName } from '#contract/names';
import { parseMdx } from './parse-mdx';
import { resolveTree } from './steps';

/** A page as it is written, or as it was made from a contract. */
export interface PageSource {
  /** From the root: `content/gkb/index.mdx`. */
  file: string;
  source: string;
  /** The document that is meant where a page names none. */
  contract?: ContractName | undefined;
}

/**
 * The tree of a page with everything in it that comes from elsewhere: examples, responses, errors,
 * included files, links.
 *
 * @throws when the page is not valid MDX, or names something that does not exist
 */
export async function resolvePage({ file, source, contract }: PageSource): Promise<Root> {
  const tree = parse(file, source);
  await resolveTree(contract === undefined ? {} : { contract })(tree, new VFile({ path: file }));
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
