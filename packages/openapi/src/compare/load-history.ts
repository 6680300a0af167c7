import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Change } from './change';
import { isDay, pick } from '@docs/utils';
import { checkKeys, ifMissing } from '../read/load';
import { findRepository } from '../read/node/find-repository';

/** What changed at one time: in a contract, or in the pages and the sandbox. */
export interface HistoryEntry {
  /** Permanent: the anchor of the entry on `/changes/`, and its ID in the feeds. */
  id: string;
  title: string;
  /** The day on which the entry was added: `2026-11-22`. Feeds need a time for every entry. */
  recorded: string;
  /** The day of the change itself, where it is known. */
  date?: string;
  /** Markdown, with the links of the contract: `[metadata](type:Response.metadata)`. */
  note?: string;
  changes: Change[];
}

const KEYS = ['id', 'title', 'recorded', 'date', 'note', 'changes'];
const CHANGE_KEYS = ['kind', 'breaking', 'subject', 'member', 'text'];
const KINDS = ['added', 'changed', 'deprecated', 'removed'];

/** What is known of the changes of an API, newest first. `contract:pull` adds entries. */
export async function loadHistory(
  contract: string,
  root = findRepository(),
): Promise<HistoryEntry[]> {
  const file = toHistoryFile(contract);
  const text = await readFile(path.join(root, file), 'utf8').catch(ifMissing('[]'));
  return parseHistory(file, parse(text));
}

export function toHistoryFile(contract: string): string {
  return `contracts/${contract}/changes.yaml`;
}

/**
 * Takes the content of a `changes.yaml` for what it has to be.
 *
 * @throws naming the file, the entry and the remedy
 */
export function parseHistory(file: string, value: unknown): HistoryEntry[] {
  if (!Array.isArray(value))
    throw new Error(`${file} is not a list of entries. Begin with "- id: …".`);
  return value.map((entry: unknown, index) => {
    const place = `${file}, entry ${index + 1}`;
    const map = toMap(entry, place, KEYS);
    checkText(map, 'id', place);
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(String(map.id))) {
      throw new Error(`${place} has the id "${String(map.id)}". Write small letters and hyphens.`);
    }
    checkText(map, 'title', place);
    checkDate(map.recorded, `${place}, "recorded",`);
    if (map.date !== undefined) checkDate(map.date, `${place}, "date",`);
    const { changes = [] } = map;
    if (!Array.isArray(changes)) throw new Error(`${place} has no list of "changes".`);
    changes.forEach((change) => checkChange(change, place));
    return { ...map, changes } as unknown as HistoryEntry;
  });
}

function checkChange(change: unknown, place: string): void {
  const map = toMap(change, `${place}, "changes",`, CHANGE_KEYS);
  pick(KINDS, String(map.kind), `${place} has a change of kind`);
  checkText(map, 'subject', place);
  if (typeof map.breaking === 'boolean') return;
  throw new Error(`${place} does not say whether each change is breaking. Write "breaking: true".`);
}

function checkText(map: Record<string, unknown>, key: string, place: string): void {
  if (typeof map[key] === 'string' && map[key].trim() !== '') return;
  throw new Error(`${place} has no "${key}". Add a line "${key}: …" with a text.`);
}

function checkDate(value: unknown, place: string): void {
  if (typeof value === 'string' && isDay(value)) return;
  throw new Error(`${place} is not a day. Write it as 2026-11-22.`);
}

function toMap(value: unknown, place: string, known: string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${place} says nothing.`);
  checkKeys(place, value, known);
  return value as Record<string, unknown>;
}
