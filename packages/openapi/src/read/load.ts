import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
// Not `{ z }`, which Docusaurus' loader of the configuration would look for in the default export.
import * as z from 'zod';
import type { OpenApiDocument } from './openapi';
import { toPointer } from '@docs/utils';
import type { JsonPath } from '@docs/utils';
import { addGroupPages, complete } from './complete';
import { findErrors } from './validate';
import { findRepository } from './node/find-repository';

/**
 * Reads a contract of this repository.
 *
 * @param root the repository's folder
 * @throws naming file, place and remedy when the file is missing, is not YAML or not OpenAPI 3.1
 */
export async function loadContract(
  name: string,
  root = findRepository(),
): Promise<OpenApiDocument> {
  const file = toContractFile(name);
  return readDocument(file, root).catch((error: Error & { code?: string }) => {
    if (error.code === undefined) throw error;
    throw new Error(`${file} cannot be read. Restore it, or correct the name of the contract.`, {
      cause: error,
    });
  });
}

/** Path of a contract's document, relative to the repository. */
export function toContractFile(name: string): string {
  return `contracts/${name}/openapi.yaml`;
}

const readDocument = parseOnce(async (text, file): Promise<OpenApiDocument> => {
  const document = parseYaml(file, text);
  const problems = await findErrors(document);
  if (problems.length > 0) {
    throw new Error(
      `${file} is not a valid OpenAPI 3.1 document:\n` +
        problems.map((problem) => `  ${problem}`).join('\n') +
        '\nCorrect the named places; the standard is at https://spec.openapis.org/oas/v3.1.1',
    );
  }
  return addGroupPages(complete(document as OpenApiDocument));
});

/** @throws naming the file and the line */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text, { merge: true });
  } catch (error) {
    throw new Error(`${file} is not YAML: ${String(error)}. Correct the line it names.`, {
      cause: error,
    });
  }
}

/** Text that is more than white space, in a file that people write. */
export const TEXT = z.string().regex(/\S/, 'Write some text');

/**
 * Checks the content of a file that people write against its schema.
 *
 * @throws naming the file, the place in it, and what is expected there
 */
export function parseAs<Output>(schema: z.ZodType<Output>, file: string, value: unknown): Output {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return data!;
  const pointer = toPointer(issue.path as JsonPath);
  throw new Error(
    `${file}, at "${pointer || '/'}": ${issue.message}. Other entries show the form.`,
  );
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

/** Where a file is, relative to `root`: messages name it so. */
type ReadFile<Value> = (file: string, root?: string) => Promise<Value>;

/**
 * Makes a reader that parses each file once until the file changes. All pages of a build ask for the
 * same files; the file's time keeps live reload honest. Callers share the value and leave it as it is.
 *
 * @throws (the reader) what `parse` throws, and `ENOENT` when there is no such file
 * @example
 * const readJson = parseOnce((text) => JSON.parse(text));
 * await readJson('package.json');
 */
export function parseOnce<Value>(
  parse: (text: string, file: string) => Value | Promise<Value>,
): ReadFile<Value> {
  const values = new Map<string, { modified: number; value: Promise<Value> }>();
  return async (file, root = findRepository()) => {
    const location = path.resolve(root, file);
    // A build asks 12,000 times, and a promise costs more than reading the time.
    const { mtimeMs: modified } = statSync(location);
    const last = values.get(location);
    if (last?.modified === modified) return last.value;
    const value = read(location, file);
    values.set(location, { modified, value });
    return value;
  };

  async function read(location: string, file: string): Promise<Value> {
    return parse(await readFile(location, 'utf8'), file);
  }
}

/** For values that many share: a caller that changes one gets an error. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}
