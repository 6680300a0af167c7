import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Example } from './example';
import { listOperations } from './list-operations';
import type { OperationDoc } from './list-operations';
import { loadContract } from './load';
import type { ContractName } from './names';
import { suggest } from './suggest';

interface Meta {
  operation: string;
  title: string;
  description: string;
  parameters?: { path?: Record<string, string>; query?: Record<string, string> };
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
  const operations = listOperations(await loadContract(contract, root));
  const folder = `contract/${contract}/examples`;
  const names = (await readdir(path.join(root, folder))).sort();
  const examples = await Promise.all(
    names.map((name) =>
      loadExample({ name, contract, folder: `${folder}/${name}`, operations, root }),
    ),
  );
  return new Map(examples.map((example) => [example.name, example]));
}

async function loadExample(options: {
  name: string;
  contract: ContractName;
  folder: string;
  operations: OperationDoc[];
  root: string;
}): Promise<Example> {
  const { name, contract, folder, operations, root } = options;
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
    body: await readJson(path.join(root, folder, 'request.json')),
    answer: await readJson(path.join(root, folder, 'answer.json')),
  };
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
