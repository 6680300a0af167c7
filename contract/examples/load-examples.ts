import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Example } from './example';
import { listOperations } from '../read/list-operations';
import { deepFreeze, ifMissing, loadContract, parseOnce, parseYaml } from '../read/load';
import type { ContractName } from '../names';
import { META_REMEDY, parseMeta } from './parse-meta';
import type { Meta } from './parse-meta';
import { suggest } from '../suggest';

/**
 * Reads all examples of a contract, by name.
 *
 * @throws naming the file and the remedy when an example cannot be read, is incomplete or names an
 *   operation that the contract does not declare
 */
export async function loadExamples(
  contract: ContractName,
  root = process.cwd(),
): Promise<Map<string, Example>> {
  const names = await listExampleNames(contract, root);
  const examples = await Promise.all(names.map((name) => loadExample(contract, name, root)));
  return new Map(examples.map((example) => [example.name, example]));
}

/** Names of all examples of a contract, sorted: each is a folder. */
export async function listExampleNames(
  contract: ContractName,
  root = process.cwd(),
): Promise<string[]> {
  const folder = path.join(root, toFolder(contract));
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]));
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Reads one example, with the same errors as loadExamples(). */
export async function loadExample(
  contract: ContractName,
  name: string,
  root = process.cwd(),
): Promise<Example> {
  const operations = listOperations(await loadContract(contract, root));
  const folder = `${toFolder(contract)}/${name}`;
  const meta = await readMeta(`${folder}/meta.yaml`, root);
  const operation = operations.find(({ id }) => id === meta.operation);
  if (!operation) {
    throw new Error(
      `${folder}/meta.yaml names the operation "${meta.operation}", which contract/${contract} ` +
        `does not declare. ${suggest(
          meta.operation,
          operations.map(({ id }) => id),
        )}`,
    );
  }
  return {
    name,
    contract,
    title: meta.title,
    description: meta.description,
    operation,
    parameters: { path: meta.parameters?.path ?? {}, query: meta.parameters?.query ?? {} },
    after: meta.after ?? [],
    body: await readJson(`${folder}/request.json`, root).catch(ifMissing(undefined)),
    response: await readJson(`${folder}/response.json`, root).catch(ifMissing(undefined)),
  };
}

function toFolder(contract: ContractName): string {
  return `contract/${contract}/examples`;
}

async function readMeta(file: string, root: string): Promise<Meta> {
  const meta = await readYamlMeta(file, root).catch(ifMissing(undefined));
  if (meta === undefined) throw new Error(`${file} is missing. ${META_REMEDY}`);
  return meta;
}

const readYamlMeta = parseOnce((text, file) => parseMeta(file, parseYaml(file, text)));

const readJson = parseOnce((text, file) => {
  try {
    return deepFreeze(JSON.parse(text) as unknown);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}. Correct it.`, { cause: error });
  }
});
