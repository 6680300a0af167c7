import { LANGUAGES } from '@docs/sandbox/demo-data';
import type { Language } from '@docs/sandbox/demo-data';

export interface Named {
  id: string;
  gkbId?: string;
  stdForm: string;
  type: string;
}

/** The names of an item by language, by the ID of the item. */
export type NamesById = ReadonlyMap<string, Record<string, string>>;

export interface Cell {
  name: string;
  /** Language of the name, for screen readers; unknown for dates, numbers and the like. */
  language?: string;
  /** Present when the item has no name in the language asked for. */
  missing?: string;
}

export interface Row {
  key: string;
  gkbId?: string;
  type: string;
  cells: Cell[];
}

interface Comparison {
  /** The same list of one text for each column. */
  columns: { language: string; list: Named[] }[];
  namesById: NamesById;
  /** Languages in which another name may have been given, the likeliest first. */
  fallbacks: string[];
}

/** Puts the names that the columns give to the same thing into one row. */
export function compareNames({ columns, namesById, fallbacks }: Comparison): Row[] {
  return (columns[0]?.list ?? []).map((first) => ({
    key: toKey(first),
    ...(first.gkbId && { gkbId: first.gkbId }),
    type: first.type,
    cells: columns.map(({ language, list }) => {
      const same = list.find((candidate) => toKey(candidate) === toKey(first));
      return same ? toCell(same, language, namesById, fallbacks) : { name: '' };
    }),
  }));
}

/** A date, and all else without a GKB ID, is the same thing if its ID in the response is. */
function toKey({ gkbId, id }: Named): string {
  return gkbId ?? id;
}

function toCell(
  { gkbId, stdForm: name }: Named,
  wantedLanguage: string,
  namesById: NamesById,
  fallbacks: string[],
): Cell {
  if (gkbId === undefined) return { name };
  const names = namesById.get(gkbId) ?? {};
  if (Object.hasOwn(names, wantedLanguage)) return { name, language: wantedLanguage };
  const language = fallbacks.find((code) => names[code] === name);
  return { name, ...(language && { language }), missing: wantedLanguage };
}

/** The values of `presentationLanguage` that are compared; the first one leaves the field out. */
export const COLUMNS: readonly (Language | undefined)[] = [undefined, ...LANGUAGES];

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** @example nameLanguage('cs'); // 'Czech' */
export function nameLanguage(code: string): string {
  return LANGUAGE_NAMES.of(code) ?? code;
}
