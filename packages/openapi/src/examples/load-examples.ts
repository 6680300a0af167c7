import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Example } from './example';
import { listOperations } from '../read/list-operations';
import { checkKeys, deepFreeze, ifMissing, loadContract, parseOnce, parseYaml } from '../read/load';
import { isObject, pick } from '@docs/utils';
import { findRepository } from '../read/node/find-repository';

/** What an example says of itself, in its `meta.yaml`. */
interface Meta {
  operation: string;
  title: string;
  description: string;
  parameters?: { path?: Record<string, string>; query?: Record<string, string> };
  after?: string[];
}

/** What to do about a file that says nothing. */
const META_REMEDY = 'Write operation, title and description, as other examples do.';

const TEXTS = ['operation', 'title', 'description'];
const PLACES = ['path', 'query'];

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
  const examples = await Promise.all(names.map((name) => loadExample(contract, name, root)));
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
  const meta = await readMeta(`${folder}/meta.yaml`, root);
  const problem = `${folder}/meta.yaml names the operation`;
  const operation = pick(operations, meta.operation, problem, ({ id }) => id);
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

function toFolder(contract: string): string {
  return `contracts/${contract}/examples`;
}

async function readMeta(file: string, root: string): Promise<Meta> {
  const meta = await readYamlMeta(file, root).catch(ifMissing(undefined));
  if (meta === undefined) throw new Error(`${file} is missing. ${META_REMEDY}`);
  return meta;
}

const readYamlMeta = parseOnce((text, file) => parseMeta(file, parseYaml(file, text)));

/**
 * Takes the content of a `meta.yaml` for what it has to be.
 *
 * @throws naming the file, the key and the remedy
 */
function parseMeta(file: string, meta: unknown): Meta {
  if (!isObject(meta)) throw new Error(`${file} says nothing. ${META_REMEDY}`);
  checkKeys(file, meta, [...TEXTS, 'parameters', 'after']);
  for (const key of TEXTS) {
    const text = meta[key];
    if (typeof text === 'string' && text.trim() !== '') continue;
    throw new Error(`${file} says no "${key}". Add a line "${key}: …" with a text.`);
  }
  checkParameters(file, meta.parameters ?? {});
  const { after = [] } = meta;
  if (!Array.isArray(after) || after.some((name) => typeof name !== 'string')) {
    throw new Error(`${file} has no list of names in "after". Write "after: [name]".`);
  }
  return meta as unknown as Meta;
}

function checkParameters(file: string, parameters: unknown): void {
  if (isObject(parameters)) {
    checkKeys(`${file}, "parameters",`, parameters, PLACES);
    if (PLACES.every((place) => isObject(parameters[place] ?? {}))) return;
  }
  throw new Error(
    `${file} has no names with values in "parameters". ` +
      'Write them below "path:" or "query:", one a line: "name: value".',
  );
}

const readJson = parseOnce((text, file) => {
  try {
    return deepFreeze(JSON.parse(text) as unknown);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}. Correct it.`, { cause: error });
  }
});
