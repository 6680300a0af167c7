import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Intention, Intentions } from './intentions';
import { ifMissing, parseYaml, findRepository } from '@docs/openapi/node';
import { isObject } from '@docs/utils';

interface Group {
  operation: string;
  intentions: Intention[];
}

/** Reads what readers want from the operations of a contract; without a file, nothing. */
export async function loadIntentions(
  contract: string,
  root = findRepository(),
): Promise<Intentions> {
  const file = `contracts/${contract}/intentions.yaml`;
  const text = await readFile(path.join(root, file), 'utf8').catch(ifMissing('[]'));
  const groups = parseYaml(file, text);
  if (!Array.isArray(groups))
    throw new Error(`${file} is not a list. Begin each entry with "- operation:".`);
  groups.forEach((group, index) => checkGroup(group, `${file}, entry ${index + 1},`));
  return Object.fromEntries(
    (groups as Group[]).map(({ operation, intentions }) => [operation, intentions]),
  );
}

function checkGroup(group: unknown, position: string): void {
  if (!isObject(group) || typeof group.operation !== 'string') {
    throw new Error(`${position} names no operation. Add a line "operation: …" with its ID.`);
  }
  if (Array.isArray(group.intentions)) return;
  throw new Error(
    `${position} has no list "intentions". Add at least one to "${group.operation}".`,
  );
}
