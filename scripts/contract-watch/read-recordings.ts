import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isObject } from '#contract/is-object';

/** One body that was sent or received, as a file contains it. */
export interface Recording {
  file: string;
  /** ID of the operation, or its method and path. */
  operation: string;
  part: 'request' | 'response';
  /** The path with its query, where it is known; only with the first part of a file or folder. */
  path?: string;
  /** Of a recorded error: `404`. */
  status?: string;
  body: unknown;
}

export interface RecordingOptions {
  /** For files that name no operation. */
  operation?: string;
  /** For files that say neither request nor response. */
  part: Recording['part'];
}

/** Names the operation of the files beside it, as in `api-archive.zip`. */
const CALL_FILE = 'call.json';

const HOW_TO_NAME =
  'Name it with --operation, in the file ("operation" beside "request" or "response"), or in the ' +
  'name of the file: analyze.response.json';

/**
 * Reads recordings from files, and from all JSON files of folders.
 *
 * @throws an error of one line that names the file and the remedy
 */
export async function readRecordings(
  sources: string[],
  options: RecordingOptions,
): Promise<Recording[]> {
  const files = (await Promise.all(sources.map(listFiles))).flat();
  const recordings = await Promise.all(files.map((file) => readRecording(file, options)));
  return recordings.flat();
}

async function listFiles(source: string): Promise<string[]> {
  const found = await stat(source).catch(() => {
    throw new Error(`${source} does not exist. Pass files or folders with recorded JSON.`);
  });
  if (!found.isDirectory()) return [source];
  const names = await readdir(source, { recursive: true });
  const files = names
    .filter((name) => name.endsWith('.json') && path.basename(name) !== CALL_FILE)
    .map((name) => path.join(source, name))
    .sort();
  if (files.length === 0) {
    throw new Error(`${source} contains no JSON files. Save each recording as a .json file.`);
  }
  return files;
}

async function readRecording(file: string, options: RecordingOptions): Promise<Recording[]> {
  const value = await readJson(file);
  if (isObject(value) && isEnvelope(value)) return readEnvelope(file, value);
  const call = await readCall(file);
  const named = readName(file);
  const operation = call.operation ?? options.operation ?? named.operation;
  if (operation === undefined) throw new Error(`${file} names no operation. ${HOW_TO_NAME}`);
  const part = named.part ?? options.part;
  return [{ ...call, file, operation, part, body: value }];
}

function isEnvelope(value: Record<string, unknown>): boolean {
  return typeof value.operation === 'string' && ('request' in value || 'response' in value);
}

function readEnvelope(file: string, value: Record<string, unknown>): Recording[] {
  const { operation, path: sentPath, status } = value;
  return (['request', 'response'] as const)
    .filter((part) => part in value)
    .map((part, index) => ({
      file,
      operation: String(operation),
      part,
      ...(typeof sentPath === 'string' && index === 0 && { path: sentPath }),
      ...(status !== undefined && part === 'response' && { status: String(status) }),
      body: value[part],
    }));
}

async function readCall(file: string): Promise<Partial<Pick<Recording, 'operation' | 'path'>>> {
  const folder = path.dirname(file);
  const callFile = path.join(folder, CALL_FILE);
  if (!(await exists(callFile))) return {};
  const call = await readJson(callFile);
  if (!isObject(call)) return {};
  const hasRequest = await exists(path.join(folder, 'request.json'));
  const isFirst = !hasRequest || path.basename(file) === 'request.json';
  return {
    ...(typeof call.operation === 'string' && { operation: call.operation }),
    ...(typeof call.path === 'string' && isFirst && { path: call.path }),
  };
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

/** @example readName('recordings/analyze.short.response.json') // { operation: 'analyze', part: 'response' } */
function readName(file: string): Partial<Pick<Recording, 'operation' | 'part'>> {
  const words = path.basename(file, '.json').split('.');
  const part = (['request', 'response'] as const).find((word) => word === words.at(-1));
  const [operation] = part === undefined ? words : words.slice(0, -1);
  // A name such as `2026-11-23` or `response` says nothing about the operation.
  const isName = part !== undefined && operation !== undefined;
  return { ...(part && { part }), ...(isName && { operation }) };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}).`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${file} is not JSON: ${(error as Error).message}. Record the body as it was sent.`,
      { cause: error },
    );
  }
}
