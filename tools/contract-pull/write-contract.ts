import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Document, isSeq, parseDocument, visit } from 'yaml';
import type { Change } from '@docs/openapi/compare';
import {
  ifMissing,
  toContractFile,
  loadHistory,
  toHistoryFile,
  toVersionName,
} from '@docs/openapi/node';
import type { HistoryEntry } from '@docs/openapi/node';
import type { ContractName } from '@docs/geneea';
import type { OpenApiDocument } from '@docs/openapi';

/** Longer texts are folded; with their key and indentation shorter ones fit into a line. */
const LONGEST_LINE = 80;

/**
 * Replaces a contract and keeps the replaced document beside it under its version. A failure
 * half-way leaves the contract as it was: files are written whole and then renamed.
 *
 * @returns the written files, the copy first; nothing when the contract would not change
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
  const text = await printDocument(merged, path.join(root, file));
  if (text === replaced) return [];
  const copy = await findCopy({ folder: `contracts/${name}/versions`, ours, replaced, root });
  await writeWhole(path.join(root, copy), replaced);
  await writeWhole(path.join(root, file), text);
  return [copy, file];
}

async function printDocument(document: OpenApiDocument, file: string): Promise<string> {
  const text = toYaml(document);
  const head = `# ${document.info.title}, version ${document.info.version}, as Geneea publishes it.`;
  const config = await resolveConfig(file);
  return format(`${head.replace(/\p{Cc}+/gu, ' ')}\n${text}`, { ...config, parser: 'yaml' });
}

/** Long texts are folded as in the contracts that people write, so that differences stay small. */
function toYaml(document: OpenApiDocument): string {
  const tree = new Document(document, { aliasDuplicateObjects: false });
  visit(tree, {
    Scalar(_, node) {
      if (typeof node.value !== 'string' || node.value.includes('\n')) return;
      if (node.value.length > LONGEST_LINE) node.type = 'BLOCK_FOLDED';
    },
  });
  return tree.toString({ lineWidth: 120 });
}

/** A version may be published twice with other content; the first copy stays. */
async function findCopy(options: {
  folder: string;
  ours: OpenApiDocument;
  replaced: string;
  root: string;
}): Promise<string> {
  const { folder, ours, replaced, root } = options;
  for (let count = 1; ; count += 1) {
    const file = `${folder}/${toVersionName(ours.info.version, count)}.yaml`;
    const present = await readFile(path.join(root, file), 'utf8').catch(ifMissing(undefined));
    if (present === undefined || present === replaced) return file;
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
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

/** The comments of the file stay. */
function prepend(text: string, entry: HistoryEntry): string {
  const tree: Document = parseDocument(text);
  const { contents } = tree;
  if (!isSeq(contents)) throw new Error('The history is no list. Begin it with "- id: …".');
  contents.flow = false;
  contents.items.unshift(tree.createNode(entry));
  return tree.toString({ lineWidth: 120 });
}

/** @example findId('media-v2', '0.164.0', []); // 'media-v2-0-164-0' */
function findId(name: ContractName, version: string, taken: string[]): string {
  for (let count = 1; ; count += 1) {
    const words = `${name}-${toVersionName(version, count)}`.toLowerCase();
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
