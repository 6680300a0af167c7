import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isSeq, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { Change } from '#contract/change';
import { ifMissing } from '#contract/load';
import { loadHistory, toHistoryFile } from '#contract/load-history';
import type { HistoryEntry } from '#contract/load-history';
import { toVersionName } from '#contract/load-versions';
import type { ContractName } from '#contract/names';
import type { OpenApiDocument } from '#contract/openapi';

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
  const known = (await loadHistory(name, root)).map(({ id }) => id);
  const entry: HistoryEntry = {
    id: findId(name, document.info.version, known),
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
function findId(name: ContractName, version: string, known: string[]): string {
  for (let count = 1; ; count += 1) {
    const words = `${name}-${toVersionName(version, count)}`.toLowerCase();
    const id = words.replace(/[^a-z\d]+/g, '-').replace(/-$/, '');
    if (!known.includes(id)) return id;
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
