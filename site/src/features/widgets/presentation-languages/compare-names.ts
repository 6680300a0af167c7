import { LANGUAGES } from '@docs/sandbox/demo-data';
import type { Language } from '@docs/sandbox/demo-data';

/** A tag or entity, as far as its name is concerned. */
export interface Named {
  id: string;
  gkbId?: string;
  stdForm: string;
  type: string;
}

/** What is known of an item: its names by language. */
export type Known = ReadonlyMap<string, Record<string, string>>;

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
  columns: { wanted: string; list: Named[] }[];
  known: Known;
  /** Languages in which another name may have been given, the likeliest first. */
  fallbacks: string[];
}

/** Puts the names that the columns give to the same thing into one row. */
export function compareNames({ columns, known, fallbacks }: Comparison): Row[] {
  return (columns[0]?.list ?? []).map((first) => ({
    key: toKey(first),
    ...(first.gkbId && { gkbId: first.gkbId }),
    type: first.type,
    cells: columns.map(({ wanted, list }) => {
      const same = list.find((one) => toKey(one) === toKey(first));
      return same ? toCell(same, wanted, known, fallbacks) : { name: '' };
    }),
  }));
}

/** What is not in the knowledge base, such as a date, is the same thing if its place is. */
function toKey({ gkbId, id }: Named): string {
  return gkbId ?? id;
}

function toCell(
  { gkbId, stdForm: name }: Named,
  wanted: string,
  known: Known,
  fallbacks: string[],
): Cell {
  if (gkbId === undefined) return { name };
  const names = known.get(gkbId) ?? {};
  if (Object.hasOwn(names, wanted)) return { name, language: wanted };
  const language = fallbacks.find((code) => names[code] === name);
  return { name, ...(language && { language }), missing: wanted };
}

/** The values of `presentationLanguage` that are compared; the first one leaves the field out. */
export const COLUMNS: readonly (Language | undefined)[] = [undefined, ...LANGUAGES];

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** @example nameLanguage('cs'); // 'Czech' */
export function nameLanguage(code: string): string {
  return LANGUAGE_NAMES.of(code) ?? code;
}
