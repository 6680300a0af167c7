import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isJson, listOperations } from '@docs/openapi';
import { findRepository, loadContract, loadExamples, toContractFile } from '@docs/openapi/node';
import { PRODUCT_LIST, products as allProducts } from '@docs/vendor';
import type { Product } from '@docs/vendor';
import { isSimulated, operations } from '@docs/sandbox';

const HANDLERS = 'packages/sandbox/src/operations/index.ts';

/**
 * Finds what is missing of a product or an API: an entry without a contract or pages, a contract
 * without an entry, an API that is simulated in part.
 *
 * @returns a sentence for each, with the place and the remedy
 */
export async function findHalfDone(
  root = findRepository(),
  products: Product[] = allProducts,
): Promise<string[]> {
  const problems = await Promise.all(products.map((product) => findProblems(root, product)));
  return [...(await findUnlisted(root, products)), ...problems.flat()];
}

async function findUnlisted(root: string, products: Product[]): Promise<string[]> {
  const entries = await readdir(path.join(root, 'contracts'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders
    .filter((name) => !products.some(({ contract }) => contract === name))
    .map(
      (name) =>
        `contracts/${name}/ is the contract of no product. Add an entry with ` +
        `"contract": "${name}" to ${PRODUCT_LIST}, or remove the folder.`,
    );
}

async function findProblems(root: string, { id, contract }: Product): Promise<string[]> {
  const folder = `site/content/${id}`;
  const hasSidebar = existsSync(path.join(root, folder, 'sidebar.ts'));
  if (!hasSidebar && (contract === undefined || existsSync(path.join(root, folder, 'index.mdx')))) {
    return [
      `${PRODUCT_LIST} has the product "${id}", but ${folder}/sidebar.ts is missing. List its pages there` +
        `${contract === undefined ? `, or give the entry a contract` : ''}.`,
    ];
  }
  if (contract === undefined) return [];
  const file = toContractFile(contract);
  if (!existsSync(path.join(root, file))) {
    return [
      `${PRODUCT_LIST} has the contract "${contract}", but ${file} is missing. Write it, or correct the name.`,
    ];
  }
  const problems = isSimulated(contract)
    ? findUnhandled(root, contract)
    : findUnrecorded(root, contract);
  return [
    ...(await findIncompleteServers(root, contract)),
    ...(await findForms(root, contract)),
    ...(await problems),
  ];
}

/** Code samples send JSON. */
async function findForms(root: string, contract: string): Promise<string[]> {
  const examples = [...(await loadExamples(contract, root)).values()];
  return examples
    .filter(({ operation: { request } }) => request && !isJson(request.mediaType))
    .map(
      ({ name, operation: { id, request } }) =>
        `contracts/${contract}/examples/${name} is an example of "${id}", which takes ` +
        `${request?.mediaType}. Code samples send JSON only: remove the example.`,
    );
}

/** Samples need the whole URL; documents that a framework prints often lack it. */
async function findIncompleteServers(root: string, contract: string): Promise<string[]> {
  const { servers } = await loadContract(contract, root);
  const remedy =
    'Write the whole URL of the API, such as "servers: [{ url: https://api.example.com/v1 }]".';
  if (servers.length === 0) return [`${toContractFile(contract)} has no server. ${remedy}`];
  return servers
    .filter(({ url }) => !URL.canParse(url))
    .map(({ url }) => `${toContractFile(contract)} has the server "${url}". ${remedy}`);
}

async function findUnhandled(root: string, contract: string): Promise<string[]> {
  const handled = Object.keys(operations[contract] ?? {});
  const declared = listOperations(await loadContract(contract, root)).map(({ id }) => id);
  return [
    ...declared
      .filter((id) => !handled.includes(id))
      .map((id) => `${HANDLERS} has no handler of "${id}" of ${contract}. Add one.`),
    ...handled
      .filter((id) => !declared.includes(id))
      .map(
        (id) =>
          `${HANDLERS} handles "${id}", which ${toContractFile(contract)} does not declare. Remove it.`,
      ),
  ];
}

/** Nothing computes the responses of an API that is not simulated. */
async function findUnrecorded(root: string, contract: string): Promise<string[]> {
  const examples = [...(await loadExamples(contract, root)).values()];
  return examples
    .filter(({ operation: { response: body } }) => body && isJson(body.mediaType))
    .filter(({ response }) => response === undefined)
    .map(
      ({ name }) =>
        `contracts/${contract}/examples/${name}/response.json is missing. Record the response of the ` +
        `API there, or write handlers in ${HANDLERS}.`,
    );
}
