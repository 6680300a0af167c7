import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Example } from './example';
import { listOperations, toIdentifier } from '../read/list-operations';
import {
  deepFreeze,
  ifMissing,
  loadContract,
  parseAs,
  parseOnce,
  parseYaml,
  TEXT,
} from '../read/load';
import { requireNamed, settleAll } from '@docs/utils';
import { findRepository } from '../read/node/find-repository';

const PARAMETERS = z.record(z.string(), z.string('Put the value in quotation marks'));

/** An example describes itself in its `meta.yaml`. */
const metaSchema = z.strictObject({
  operation: TEXT,
  title: TEXT,
  description: TEXT,
  parameters: z
    .strictObject({
      path: PARAMETERS.default({}),
      query: PARAMETERS.default({}),
      header: PARAMETERS.optional(),
      cookie: PARAMETERS.optional(),
    })
    .default({ path: {}, query: {} }),
  after: z.array(z.string()).default([]),
});

/**
 * Reads all examples of a contract, by name.
 *
 * @throws naming the file and the remedy when an example cannot be read, is incomplete or names an
 *   operation that the contract does not declare
 */
export async function loadExamples(
  contract: string,
  root = findRepository(),
): Promise<Map<string, Example>> {
  const names = await listExampleNames(contract, root);
  const examples = await settleAll(names.map((name) => loadExample(contract, name, root)));
  return new Map(examples.map((example) => [example.name, example]));
}

/** Names of all examples of a contract, sorted: each is a folder. */
export async function listExampleNames(
  contract: string,
  root = findRepository(),
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
  contract: string,
  name: string,
  root = findRepository(),
): Promise<Example> {
  const operations = listOperations(await loadContract(contract, root));
  const folder = `${toFolder(contract)}/${name}`;
  const meta = await readMeta(`${folder}/meta.yaml`, root).catch(ifMissing(undefined));
  if (!meta) throw new Error(`${folder}/meta.yaml is missing. Write one, as other examples have.`);
  const problem = `${folder}/meta.yaml names the operation`;
  const operation = requireNamed(operations, toIdentifier(meta.operation), problem, ({ id }) => id);
  return {
    ...meta,
    name,
    contract,
    operation,
    body: await readJson(`${folder}/request.json`, root).catch(ifMissing(undefined)),
    response: await readJson(`${folder}/response.json`, root).catch(ifMissing(undefined)),
  };
}

function toFolder(contract: string): string {
  return `contracts/${contract}/examples`;
}

const readMeta = parseOnce((text, file) => parseAs(metaSchema, file, parseYaml(file, text)));

const readJson = parseOnce((text, file) => {
  try {
    return deepFreeze(JSON.parse(text) as unknown);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}. Correct it.`, { cause: error });
  }
});
