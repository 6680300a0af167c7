import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isSeq, parseDocument } from 'yaml';
import type { Node } from 'yaml';
import type { Change } from '@docs/openapi/compare';
import { ifMissing, toContractFile, loadHistory, toHistoryFile } from '@docs/openapi/node';
import type { HistoryEntry } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';
import type { OpenApiDocument } from '@docs/openapi';
import { editYaml, toYaml } from './edit-yaml';

/**
 * Replaces a contract. A failure half-way leaves it as it was: the file is written whole and then
 * renamed.
 *
 * @returns the written file; nothing when the contract would not change
 */
export async function writeContract(options: {
  name: ContractName;
  ours: OpenApiDocument;
  merged: OpenApiDocument;
  root: string;
}): Promise<string[]> {
  const { name, ours, merged, root } = options;
  if (JSON.stringify(ours) === JSON.stringify(merged)) return [];
  const file = toContractFile(name);
  const replaced = await readFile(path.join(root, file), 'utf8');
  const text = await printDocument(replaced, merged, path.join(root, file));
  if (text === replaced) return [];
  await writeWhole(path.join(root, file), text);
  return [file];
}

/** A comment at the head names the document; all other lines stay where nothing has changed. */
async function printDocument(
  replaced: string,
  document: OpenApiDocument,
  file: string,
): Promise<string> {
  const { title, version } = document.info;
  const head = `# ${title}, version ${version}, as Geneea publishes it.`.replace(/\p{Cc}+/gu, ' ');
  const text = editYaml(replaced, document).replace(/^(#.*\n)*/, '');
  const config = await resolveConfig(file);
  return format(`${head}\n${text}`, { ...config, parser: 'yaml' });
}

async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Adds what differs to the history of an API, which `/changes/` and the feeds show. The date of the
 * change is not known, only the day on which it was seen.
 *
 * @returns the written file
 */
export async function writeHistory(options: {
  name: ContractName;
  document: OpenApiDocument;
  changes: Change[];
  day: string;
  root: string;
}): Promise<string[]> {
  const { name, document, changes, day, root } = options;
  if (changes.length === 0) return [];
  const taken = (await loadHistory(name, root)).map(({ id }) => id);
  const entry: HistoryEntry = {
    id: findId(name, document.info.version, taken),
    title: `OpenAPI document ${document.info.version}`,
    recorded: day,
    changes,
  };
  const file = path.join(root, toHistoryFile(name));
  const text = await readFile(file, 'utf8').catch(ifMissing('[]'));
  const config = await resolveConfig(file);
  await writeFile(file, await format(prepend(text, entry), { ...config, parser: 'yaml' }));
  return [toHistoryFile(name)];
}

/** Older entries and comments stay as they are written. */
function prepend(text: string, entry: HistoryEntry): string {
  const { contents } = parseDocument(text);
  if (!isSeq<Node>(contents)) throw new Error('The history is no list. Begin it with "- id: …".');
  const [first] = contents.items;
  const at = first ? text.lastIndexOf('\n', first.range![0]) + 1 : text.search(/\[\s*\]\s*$/);
  return text.slice(0, at) + toYaml([entry]) + (first ? text.slice(at) : '');
}

/** @example findId('media-v2', '0.164.0', []); // 'media-v2-0-164-0' */
function findId(name: ContractName, version: string, taken: string[]): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `-${count}`;
    // The version was written by others, and may be long.
    const words = `${name}-${version.slice(0, 60)}${end}`.toLowerCase();
    const id = words.replace(/[^a-z\d]+/g, '-').replace(/-$/, '');
    if (!taken.includes(id)) return id;
  }
}

/** Notes at each new field of a type since which version it exists. */
export function addSince(document: OpenApiDocument, changes: Change[]): OpenApiDocument {
  const dated = structuredClone(document);
  for (const { kind, subject, member } of changes) {
    if (kind !== 'added' || member === undefined) continue;
    const { schemas } = dated.components;
    const type = Object.hasOwn(schemas, subject) ? schemas[subject] : undefined;
    const owner = [type, ...(type?.allOf ?? [])].find(
      (schema) => schema?.properties && Object.hasOwn(schema.properties, member),
    );
    const field = owner?.properties?.[member];
    if (field) field['x-since'] ??= `version ${dated.info.version}`;
  }
  return dated;
}
