import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Document, visit } from 'yaml';
import { ifMissing, toContractFile } from '#contract/load';
import { toVersionName } from '#contract/load-versions';
import type { ContractName } from '#contract/names';
import type { OpenApiDocument } from '#contract/openapi';

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
  const copy = await findCopy({ folder: `contract/${name}/versions`, ours, replaced, root });
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
