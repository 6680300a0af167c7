import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { isDay } from '@docs/utils';
import { ifMissing, parseAs, parseYaml, TEXT } from '../read/load';
import { findRepository } from '../read/node/find-repository';

const DAY = z.string().refine(isDay, 'Write a day as 2026-11-22');

const changeSchema = z.strictObject({
  kind: z.enum(['added', 'changed', 'deprecated', 'removed']),
  breaking: z.boolean(),
  subject: TEXT,
  member: z.string().optional(),
  text: z.string().optional(),
});

const entrySchema = z.strictObject({
  /** Permanent: the anchor of the entry on `/changes/`, and its ID in the feeds. */
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Write small letters, digits and hyphens'),
  title: TEXT,
  /** The day on which the entry was added: `2026-11-22`. Feeds need a time for every entry. */
  recorded: DAY,
  /** The day of the change itself, where it is known. */
  date: DAY.optional(),
  /** Markdown, with the links of the contract: `[metadata](type:Response.metadata)`. */
  note: z.string().optional(),
  changes: z.array(changeSchema).default([]),
});

/** A change of a contract at one time. */
export type HistoryEntry = z.infer<typeof entrySchema>;

/** The known changes of an API, newest first. `contract:pull` adds entries. */
export async function loadHistory(
  contract: string,
  root = findRepository(),
): Promise<HistoryEntry[]> {
  const file = toHistoryFile(contract);
  const text = await readFile(path.join(root, file), 'utf8').catch(ifMissing('[]'));
  return parseAs(z.array(entrySchema), file, parseYaml(file, text));
}

export function toHistoryFile(contract: string): string {
  return `contracts/${contract}/changes.yaml`;
}
