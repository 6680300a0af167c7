import meanings from './feature-meanings.json';
import filterTable from './filters.json';
import functionTable from './functions.json';
import statementTable from './statements.json';
import testTable from './tests.json';
import featureCodes from '../morphology/notation.data.json';

export interface Entry {
  name: string;
  /** As in a signature: `old, new, count=none`. Parameters without a default are required. */
  parameters: string;
  summary: string;
  /** A template that runs. */
  example: string;
  /** Data of the example. */
  data?: Record<string, unknown>;
  since: 'Jinja' | 'Genja';
  /** The page that explains it, with an anchor. */
  page: string;
  /** Decided by this engine, because Genja's documentation leaves it open. */
  isOwnChoice?: boolean;
}

/** Most entries come from Jinja and take nothing, so the tables leave that out. */
type Row = Omit<Entry, 'parameters' | 'since'> & Partial<Entry>;

const toEntries = (rows: Row[]): Entry[] =>
  rows.map((row) => ({ parameters: '', since: 'Jinja', ...row }));

/** Entries that one page explains, by their signatures. */
interface Group {
  page: string;
  /** Without one, each entry has an anchor with its name. */
  anchor?: string;
  since?: Entry['since'];
  entries: Record<string, Pick<Entry, 'summary' | 'example' | 'data'> & { anchor?: string }>;
}

const listEntries = (groups: Group[]): Entry[] =>
  groups.flatMap(({ page, anchor, since = 'Jinja', entries }) =>
    Object.entries(entries).map(([signature, { anchor: ownAnchor, ...entry }]) => {
      const [, name = '', parameters = ''] = /^(\w+)(?:\((.*)\))?$/.exec(signature) ?? [];
      const url = `${page}#${ownAnchor ?? anchor ?? name.toLowerCase()}`;
      return { parameters, since, name, ...entry, page: url };
    }),
  );

export const filters = listEntries(filterTable as unknown as Group[]);

/** Every statement that the engine runs, by the name of its opening tag. */
export const statements = toEntries(statementTable as Row[]);

/** Functions that a template can call without defining them, and the variable of loops. */
export const functions = toEntries(functionTable as Row[]);

/** Tests that may follow `is`. */
export const tests = listEntries(testTable as unknown as Group[]);

/** The meaning of each value of a feature: for `morph`. */
export const FEATURE_MEANINGS: Record<string, string> = meanings;

/** Names of features that follow their values: "past tense". */
const NAMED: Record<string, string> = { Tense: ' tense', Voice: ' voice' };

const printMeaning = (long: string): string => {
  const [, feature = '', value = ''] = /^(\w+)=(\w+)$/.exec(long) ?? [];
  return FEATURE_MEANINGS[value] + (NAMED[feature] ?? '');
};

/** The codes of the short notation, with their meaning and the same in the long one. */
export const codes = Object.entries(featureCodes).map(
  ([code, long]) => [code, long.split('|').map(printMeaning).join(' '), long] as const,
);
