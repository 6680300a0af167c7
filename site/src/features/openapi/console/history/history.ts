import type { ConsoleRequest } from '../../../share-links';

export interface Entry {
  id: number;
  time: Date;
  method: string;
  target: string;
  status: number;
  /** The request as typed, without a simulated error. */
  call: ConsoleRequest;
}

/** Bodies stay in memory with their entries. */
const MOST_ENTRIES = 30;
const MOST_CHARACTERS = 2_000_000;

/** The latest call first; the oldest go when there are too many, or when they contain too much. */
export function addEntry(entries: Entry[], entry: Omit<Entry, 'id'>): Entry[] {
  const all = [{ ...entry, id: (entries[0]?.id ?? 0) + 1 }, ...entries].slice(0, MOST_ENTRIES);
  let characters = 0;
  return all.filter(({ call }, index) => {
    characters += call.body.length;
    return index === 0 || characters <= MOST_CHARACTERS;
  });
}
