import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Intentions } from './intentions';
import { ifMissing, parseAs, parseYaml, findRepository, TEXT } from '@docs/openapi/node';

const changeSchema = z.strictObject({ path: TEXT, value: z.unknown().optional(), why: TEXT });

const groupSchema = z.strictObject({
  operation: TEXT,
  intentions: z.array(
    z.strictObject({ id: TEXT, title: TEXT, result: TEXT, changes: z.array(changeSchema) }),
  ),
});

/** Reads what readers want from the operations of a contract; without a file, nothing. */
export async function loadIntentions(
  contract: string,
  root = findRepository(),
): Promise<Intentions> {
  const file = `contracts/${contract}/intentions.yaml`;
  const text = await readFile(path.join(root, file), 'utf8').catch(ifMissing('[]'));
  const groups = parseAs(z.array(groupSchema), file, parseYaml(file, text));
  return Object.fromEntries(groups.map(({ operation, intentions }) => [operation, intentions]));
}
