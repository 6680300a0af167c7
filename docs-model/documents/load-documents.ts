import { stringify } from 'yaml';
import { loadContract } from '#contract/load';
import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import type { OpenApiDocument } from '#contract/openapi';
import { provider } from '#provider';
import { toPublicDocument } from './public-document';
import { toToolDocument } from './tool-document';

/**
 * The documents of all APIs as readers download them, by file name.
 *
 * @example
 * Object.keys(await loadDocuments()); // ['media-v2.yaml', 'media-v2.json', 'general-v3.yaml', …]
 */
export async function loadDocuments(): Promise<Record<string, string>> {
  return Object.assign({}, ...(await Promise.all(contractNames.map(printDocument)))) as Record<
    string,
    string
  >;
}

// Two plugins ask for the same texts in one build; a changed contract is another object.
const printed = new WeakMap<OpenApiDocument, Promise<Record<string, string>>>();

async function printDocument(contract: ContractName): Promise<Record<string, string>> {
  const document = await loadContract(contract);
  const texts = printed.get(document) ?? print(contract, document);
  printed.set(document, texts);
  return texts;
}

async function print(
  contract: ContractName,
  document: OpenApiDocument,
): Promise<Record<string, string>> {
  const examples = [...(await loadExamples(contract)).values()];
  const toolDocument = toToolDocument(document, examples);
  const publicDocument = await toPublicDocument(toolDocument, { contract, site: provider.site });
  return {
    [`${contract}.yaml`]: stringify(publicDocument, { lineWidth: 100 }),
    [`${contract}.json`]: `${JSON.stringify(publicDocument, null, 2)}\n`,
  };
}
