import { toHtml } from 'hast-util-to-html';
import type { Root } from 'hast';
import type { Root as Tree } from 'mdast';
import { visit } from 'unist-util-visit';
import type { OperationDoc } from '@docs/openapi';
import type { ContractName } from '@docs/vendor';
import { interactiveReference, provider } from '@docs/vendor';
import { loadSource } from '../facts/source';
import { loadDocuments } from '../documents/load-documents';
import { findProductOf } from '../find-product';
import { requestLanguages, buildRequestFiles } from './code';
import type { RequestCode } from './code';
import { finishLinks } from './finish-links';
import { renderReference } from './to-html';
import { buildReferenceTree } from './tree';

/** The parts of the page, from the most precious to the cheapest byte. */
export interface OpenApiPage {
  contract: ContractName;
  /** HTML and Markdown are made from it. */
  tree: Tree;
  /** Travels to the reader as data: heading and navigation. */
  outline: Outline;
  /** Travels as HTML only, once. */
  reference: { html: string };
  /** The requests beside the operations, by language: downloaded when it is chosen. */
  requests: Record<string, RequestCode>;
  /** Stays here: tells the build's link check what the HTML contains. */
  urls: { anchors: string[]; links: string[] };
  /** The documents of all APIs, by file name. */
  files: Record<string, string>;
}

interface Outline {
  /** Name of the OpenAPI document. */
  contract: string;
  title: string;
  product: string;
  /** Title and version of the OpenAPI document. */
  document: string;
  description: string;
  /** Base URL of the endpoints. */
  server: string;
  operations: Pick<OperationDoc, 'id' | 'method' | 'path' | 'summary' | 'group'>[];
  /** Of the requests beside them. */
  languages: { id: string; label: string }[];
}

export async function loadPage(contract: ContractName, baseUrl: string): Promise<OpenApiPage> {
  const source = await loadSource(contract);
  const { document, operations } = source;
  const files = ['yaml', 'json'].map((format) => `${contract}.${format}`);
  const downloads = files.map((file) => ({
    label: `Download as ${file.slice(contract.length + 1).toUpperCase()}`,
    to: `/openapi/${file}`,
  }));
  const tree = await buildReferenceTree(source, downloads);
  const reference = renderReference(tree);
  finishLinks(reference, baseUrl);
  return {
    contract,
    tree,
    outline: {
      contract,
      title: interactiveReference.label,
      product: findProductOf(contract).title,
      document: `${provider.name} ${document.info.title} (${document.info.version})`,
      description:
        `${interactiveReference.label} of the ${provider.name} ${document.info.title}: ` +
        `${operations.length} endpoints with every parameter, field, error, and example.`,
      server: document.servers[0]?.url ?? '',
      operations: operations.map(toOutline),
      languages: requestLanguages,
    },
    reference: { html: toHtml(reference, { allowDangerousHtml: true }) },
    requests: buildRequestFiles(source),
    urls: listUrls(reference),
    files: await loadDocuments(),
  };
}

function toOutline({ id, method, path, summary, group }: OperationDoc) {
  return { id, method, path, summary, group };
}

/** @throws when two things of the page have one URL */
function listUrls(tree: Root): OpenApiPage['urls'] {
  const anchors: string[] = [];
  const links = new Set<string>();
  visit(tree, 'element', ({ properties: { id, href, download } }) => {
    if (typeof id === 'string') anchors.push(id);
    // Files are no pages: the link check does not know them.
    if (typeof href === 'string' && href.startsWith('/') && !download) links.add(href);
  });
  const twice = anchors.find((id, index) => anchors.indexOf(id) !== index);
  if (twice !== undefined) {
    throw new Error(
      `Two elements of /openapi/ have the anchor #${twice}. Rename one of them in the contract, or ` +
        'give one another anchor in packages/docs-model/src/links/link-targets.ts.',
    );
  }
  return { anchors, links: [...links] };
}
