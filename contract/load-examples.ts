import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Example } from './example';
import { listOperations } from './list-operations';
import { loadContract } from './load';
import type { ContractName } from './names';
import { suggest } from './suggest';

interface Meta {
  operation: string;
  title: string;
  description: string;
  parameters?: { path?: Record<string, string>; query?: Record<string, string> };
  after?: string[];
}

/**
 * Reads all examples of a contract, by name.
 *
 * @throws when an example names an operation that the contract does not declare
 */
export async function loadExamples(
  contract: ContractName,
  root = process.cwd(),
): Promise<Map<string, Example>> {
  const names = await listExampleNames(contract, root);
  const examples = await Promise.all(names.map((name) => loadExample(contract, name, root)));
  return new Map(examples.map((example) => [example.name, example]));
}

/** Names of all examples of a contract, sorted. */
export async function listExampleNames(
  contract: ContractName,
  root = process.cwd(),
): Promise<string[]> {
  return (await readdir(path.join(root, toFolder(contract)))).sort();
}

/** Reads one example, with the same errors as loadExamples(). */
export async function loadExample(
  contract: ContractName,
  name: string,
  root = process.cwd(),
): Promise<Example> {
  const operations = listOperations(await loadContract(contract, root));
  const folder = `${toFolder(contract)}/${name}`;
  const meta = parse(await readFile(path.join(root, folder, 'meta.yaml'), 'utf8')) as Meta;
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
    body: await readJson(path.join(root, folder, 'request.json')),
    answer: await readJson(path.join(root, folder, 'answer.json')),
  };
}

function toFolder(contract: ContractName): string {
  return `contract/${contract}/examples`;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}. Correct it.`, { cause: error });
  }
}
