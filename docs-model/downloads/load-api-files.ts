import { loadContract } from '#contract/load';
import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import { products } from '#products';
import { provider } from '#provider';
import { toCollection } from '#samples/collections/collection';
import { printArazzo } from '#samples/collections/print-arazzo';
import { printBruno } from '#samples/collections/print-bruno';
import { printHttp } from '#samples/collections/print-http';
import { printHurl } from '#samples/collections/print-hurl';
import { printInsomnia } from '#samples/collections/print-insomnia';
import { printPostman } from '#samples/collections/print-postman';
import { printPython } from '#docs-model/types/print-python';
import { printTypeScript } from '#docs-model/types/print-typescript';
import { toJsonSchemas } from '#docs-model/types/to-json-schemas';
import { toPublicDocument } from '#docs-model/documents/public-document';
import { toArchive } from './to-archive';

export type Files = Record<string, string | Uint8Array>;

/**
 * What is made from each contract for other tools, by its path below the site's URL.
 *
 * @example
 * Object.keys(await loadApiFiles()); // ['downloads/media-v2/postman.json', …]
 */
export async function loadApiFiles(): Promise<Files> {
  return Object.assign({}, ...(await Promise.all(contractNames.map(loadFilesOf)))) as Files;
}

async function loadFilesOf(contract: ContractName): Promise<Files> {
  const { site } = provider;
  const document = await toPublicDocument(await loadContract(contract), { contract, site });
  const examples = [...(await loadExamples(contract)).values()];
  const title = products.find((product) => product.contract === contract)?.title;
  const collection = toCollection(contract, document, examples, title);
  const openapi = `${site}/openapi/${contract}.yaml`;
  const files: Files = {
    'postman.json': printPostman(collection),
    'insomnia.yaml': printInsomnia(collection),
    'requests.http': printHttp(collection),
    'requests.hurl': printHurl(collection),
    'arazzo.yaml': printArazzo(collection, document.info.version, openapi),
    'bruno.zip': toArchive(printBruno(collection)),
    'types.d.ts': printTypeScript(document),
    'types.py': printPython(document),
    'schemas.zip': toArchive(toJsonSchemas(document, `${site}/downloads/${contract}/schemas`)),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`downloads/${contract}/${name}`, content]),
  );
}
