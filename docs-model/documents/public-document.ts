import type { ContractName } from '#contract/names';
import type { OpenApiDocument } from '#contract/openapi';
import { listOwnUrls } from '#docs-model/links/link-targets';
import { resolveContractLink } from '#docs-model/openapi/finish-links';

/**
 * The document as readers download it: URLs that only this site understands (`type:Entity`)
 * become URLs that other tools can open.
 *
 * @param site where the documentation is served, without a slash at the end
 */
export async function toPublicDocument(
  document: OpenApiDocument,
  { contract, site }: { contract: ContractName; site: string },
): Promise<OpenApiDocument> {
  return (await resolveTexts(document)) as OpenApiDocument;

  async function resolveTexts(node: unknown): Promise<unknown> {
    if (typeof node === 'string') return resolveText(node);
    if (Array.isArray(node)) return Promise.all(node.map(resolveTexts));
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(async ([key, value]: [string, unknown]) => [
      key,
      await resolveTexts(value),
    ]);
    return Object.fromEntries(await Promise.all(entries)) as object;
  }

  async function resolveText(text: string): Promise<string> {
    const urls = listOwnUrls(text);
    const resolved = await Promise.all(urls.map((url) => resolveContractLink(url, contract)));
    return urls.reduce(
      (result, url, index) => result.replace(`](${url})`, `](${site}${resolved[index]})`),
      text,
    );
  }
}
