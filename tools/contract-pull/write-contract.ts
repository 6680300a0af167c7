import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { isSeq, parseDocument } from 'yaml';
import type { Node } from 'yaml';
import { renderChange } from '@docs/openapi/compare';
import type { Change } from '@docs/openapi/compare';
import { ifMissing, toContractFile, loadHistory, toHistoryFile } from '@docs/openapi/node';
import type { HistoryEntry } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';
import type { OpenApiDocument } from '@docs/openapi';
import { loadSubject } from '../contract-lint/check';
import { lintContract } from '../contract-lint/lint';
import { editYaml, toYaml } from './edit-yaml';

/** A file of the repository, and what it is going to contain. */
export interface Plan {
  file: string;
  text: string;
}

/** Prints a contract and its history as they will be; nothing where neither changes. */
export async function planFiles(options: {
  name: ContractName;
  ours: OpenApiDocument;
  merged: OpenApiDocument;
  changes: Change[];
  day: string;
  root: string;
}): Promise<Plan[]> {
  const { name, ours, merged, root } = options;
  if (isDeepStrictEqual(ours, merged)) return [];
  const file = toContractFile(name);
  const replaced = await readFile(path.join(root, file), 'utf8');
  const edited = editYaml(replaced, merged);
  // The comment at the head names the version.
  const text = edited.replace(/^#.*/, (head) =>
    head.replace(ours.info.version, () => merged.info.version.replace(/\s+/g, ' ')),
  );
  if (text === replaced) return [];
  return [{ file, text: await printYaml(text, file, root) }, ...(await planHistory(options))];
}

export async function printYaml(text: string, file: string, root: string): Promise<string> {
  const config = await resolveConfig(path.join(root, file));
  return format(text, { ...config, parser: 'yaml' });
}

/**
 * Adds what differs to the history of an API, which `/changes/` and the feeds show. The date of the
 * change is not known, only the day on which it was seen.
 */
async function planHistory(options: Parameters<typeof planFiles>[0]): Promise<Plan[]> {
  const { name, merged, changes, day, root } = options;
  if (changes.length === 0) return [];
  const taken = (await loadHistory(name, root)).map(({ id }) => id);
  const entry: HistoryEntry = {
    id: findId(name, merged.info.version, taken),
    title: `OpenAPI document ${merged.info.version}`,
    recorded: day,
    changes,
  };
  const file = toHistoryFile(name);
  const text = await readFile(path.join(root, file), 'utf8').catch(ifMissing('[]'));
  return [{ file, text: await printYaml(prepend(text, entry), file, root) }];
}

/**
 * Checks files as `contract:lint` does, in a copy, and only then writes them.
 *
 * @returns the lines that change, and how many findings the check has
 * @throws where the result does not load; the files are as they were then
 */
export async function writeContractFiles(name: ContractName, plans: Plan[], root: string) {
  const copy = await mkdtemp(path.join(tmpdir(), 'pull-'));
  try {
    await cp(path.join(root, `contracts/${name}`), path.join(copy, `contracts/${name}`), {
      recursive: true,
    });
    for (const { file, text } of plans) await writeFile(path.join(copy, file), text);
    await loadSubject(name, copy);
    const { findings } = await lintContract(name, copy);
    await loadHistory(name, copy);
    const lines = plans.flatMap(({ file }) => [file, ...listLines(file, root, copy)]);
    for (const { file, text } of plans) await writeWhole(path.join(root, file), text);
    return { lines, findingCount: findings.length };
  } finally {
    await rm(copy, { recursive: true });
  }
}

function listLines(file: string, before: string, after: string): string[] {
  const files = [before, after].map((root) => path.join(root, file));
  const args = ['diff', '--no-index', '--no-color', '--unified=0', '--', ...files];
  // Git ends with 1 where files differ, and takes a new file for an error.
  const { stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: Infinity });
  return stdout.split('\n').filter((line) => /^[-+](?!--|\+\+)/.test(line));
}

/** Guides that name what is gone. */
export async function findChangedGuides(changes: Change[], root: string): Promise<string[]> {
  const folder = path.join(root, 'site/content');
  const files = await readdir(folder, { recursive: true }).catch(ifMissing([] as string[]));
  const gone = changes.filter(({ kind }) => kind === 'removed');
  const guides = files.filter((file) => file.endsWith('.mdx')).sort();
  const lines = guides.map(async (file) => {
    const words = new Set((await readFile(path.join(folder, file), 'utf8')).match(/[\w/{}-]+/g));
    const isNamed = ({ subject, member = subject }: Change): boolean =>
      words.has(member.split(/[. ]/).at(-1)!);
    const names = gone.filter(isNamed).map(renderChange);
    return names.length === 0 ? [] : [`site/content/${file}: ${names.join(', ')}`];
  });
  return (await Promise.all(lines)).flat();
}

export async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
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
