import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { ContractName } from './names';
import type { OpenApiDocument } from './openapi';
import { findErrors } from './validate';

/**
 * Reads a contract of this repository.
 *
 * @param root the repository's folder
 * @throws naming file, place and remedy when the file is missing, is not YAML or not OpenAPI 3.1
 */
export async function loadContract(
  name: ContractName,
  root = process.cwd(),
): Promise<OpenApiDocument> {
  return loadDocument(toContractFile(name), root);
}

/** Path of a contract's document, relative to the repository. */
export function toContractFile(name: ContractName): string {
  return `contract/${name}/openapi.yaml`;
}

// Every page of a build asks for the documents; the file's time keeps live reload honest.
const loaded = new Map<string, { modified: number; document: Promise<OpenApiDocument> }>();

/** Like loadContract(), for a document at any path of the repository. */
export async function loadDocument(file: string, root = process.cwd()): Promise<OpenApiDocument> {
  const key = path.join(root, file);
  const modified = await stat(key).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  const known = loaded.get(key);
  if (known?.modified === modified) return known.document;
  const document = readDocument(file, root);
  loaded.set(key, { modified, document });
  return document;
}

async function readDocument(file: string, root: string): Promise<OpenApiDocument> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => {
    throw new Error(
      `${file} cannot be read. Restore it, or correct the contract in content/products.ts.`,
    );
  });
  const document = parseYaml(file, text);
  const problems = await findErrors(document);
  if (problems.length > 0) {
    throw new Error(
      `${file} is not a valid OpenAPI 3.1 document:\n` +
        problems.map((problem) => `  ${problem}`).join('\n') +
        '\nCorrect the named places; the standard is at https://spec.openapis.org/oas/v3.1.1',
    );
  }
  return document as OpenApiDocument;
}

/** @throws naming the file and the line */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file} is not YAML: ${String(error)}. Correct the line it names.`, {
      cause: error,
    });
  }
}

/**
 * Takes "there is no such file" as a result; every other failure stays one.
 *
 * @example
 * await readdir(folder).catch(ifMissing([])); // [] when there is no such folder
 */
export function ifMissing<Value>(value: Value): (error: { code?: string }) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
