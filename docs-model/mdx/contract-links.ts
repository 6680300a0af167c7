import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ContractName } from '#contract/names';
import { isOwnUrl, resolveUrl } from '#docs-model/links/link-targets';

/**
 * Resolves the URLs that writers use for things of the contract and the glossary:
 * `type:Entity.gkbId`, `op:analyze`, `term:standard-form`. A URL that leads nowhere stops
 * the build, with the file, the line and the nearest name.
 */
export function contractLinks({ contract }: { contract?: ContractName } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const links: Link[] = [];
    visit(tree, 'link', (link) => {
      links.push(link);
    });
    for (const link of links) link.url = await resolve(link, file, contract);
  };
}

async function resolve(link: Link, file: VFile, contract?: ContractName): Promise<string> {
  if (!isOwnUrl(link.url)) return link.url;
  try {
    return await resolveUrl(link.url, contract);
  } catch (error) {
    throw new Error(`${toPlace(file, link)} links to ${link.url}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** `content/api_media2/guide/kb.mdx:12` */
export function toPlace(
  file: VFile,
  node: { position?: { start: { line: number } } | undefined },
): string {
  const path = file.path.replace(`${process.cwd()}/`, '');
  return node.position ? `${path}:${node.position.start.line}` : path;
}
