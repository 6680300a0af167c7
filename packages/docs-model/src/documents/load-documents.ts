import { stringify } from 'yaml';
import { loadContract, toContractFile, loadExamples } from '@docs/openapi/node';
import { contractNames, provider } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import type { OpenApiDocument } from '@docs/openapi';
import { isSimulated } from '@docs/sandbox';
import { listOwnUrls, resolveLink } from '../links/link-targets';
import { buildToolDocument } from './tool-document';

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
  const toolDocument = buildToolDocument(document, examples, {
    isSimulated: isSimulated(contract),
  });
  const publicDocument = await buildPublicDocument(toolDocument, { contract, site: provider.site });
  return {
    // Most readers of YAML are of version 1.1, for which `off` is false and 2024-10-14 a day.
    [`${contract}.yaml`]: stringify(publicDocument, { lineWidth: 100, compat: 'yaml-1.1' }),
    [`${contract}.json`]: `${JSON.stringify(publicDocument, null, 2)}\n`,
  };
}

/** Notes for maintainers: see CONTRIBUTING.md. */
const PRIVATE = new Set(['x-inferred', 'x-probe', 'x-unknown']);

/**
 * The document as readers download it: URLs that only this site understands (`type:Entity`)
 * become URLs that other tools can open, and notes for maintainers are not in it.
 *
 * @param site where the documentation is served, without a slash at the end
 */
export async function buildPublicDocument(
  document: OpenApiDocument,
  { contract, site }: { contract: ContractName; site: string },
): Promise<OpenApiDocument> {
  return (await resolveTexts(document)) as OpenApiDocument;

  async function resolveTexts(node: unknown): Promise<unknown> {
    if (typeof node === 'string') return resolveText(node);
    if (Array.isArray(node)) return Promise.all(node.map(resolveTexts));
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node)
      .filter(([key]) => !PRIVATE.has(key))
      .map(async ([key, value]: [string, unknown]) => [key, await resolveTexts(value)]);
    return Object.fromEntries(await Promise.all(entries)) as object;
  }

  async function resolveText(text: string): Promise<string> {
    const urls = listOwnUrls(text);
    const file = toContractFile(contract);
    const resolved = await Promise.all(urls.map((url) => resolveLink(url, file, contract)));
    return urls.reduce(
      (result, url, index) => result.replace(`](${url})`, `](${site}${resolved[index]})`),
      text,
    );
  }
}
