/** The differences between the literals of programming languages. */
export type Dialect = BlockStyle & {
  null: string;
  true: string;
  false: string;
  string(text: string): string;
  number(value: number): string;
  list: Brackets;
  /** An empty map is often special: R's `list()` alone is a list. */
  map: Brackets & { empty: string };
  /** Joins a key, not yet quoted, with a value, already printed. */
  entry(key: string, value: string): string;
  /** Prints values which the language cannot express by its own means; nothing for all others. */
  exception?(value: unknown): string | undefined;
};

type Brackets = { open: string; close: string };

/** A list of plain values up to this length stays on one line. */
const INLINE_LENGTH = 60;

/**
 * Characters which a reader cannot see, or which change what a reader sees (line and paragraph
 * separators, switches of the writing direction). Joiners stay, or emoji would fall apart.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Escapes that our languages share. */
export const SHARED_ESCAPES = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const JSON_ESCAPES = { ...SHARED_ESCAPES, '"': '\\"', '\b': '\\b', '\f': '\\f' };

/** Numbers, lists, and maps as JSON writes them. */
export const JSON_SYNTAX = {
  number: printNumber,
  list: { open: '[', close: ']' },
  map: { open: '{', close: '}', empty: '{}' },
};

const JSON_TEXT: Dialect = {
  indent: '  ',
  trailingComma: false,
  null: 'null',
  true: 'true',
  false: 'false',
  ...JSON_SYNTAX,
  string: quoteJson,
  entry: (key, value) => `${quoteJson(key)}: ${value}`,
};

/**
 * Prints a JSON value as a literal of a programming language.
 *
 * @example
 * printLiteral({ analyses: ['tags'], returnMentions: true }, PYTHON);
 * // {
 * //     'analyses': ['tags'],
 * //     'returnMentions': True,
 * // }
 */
export function printLiteral(value: unknown, dialect: Dialect): string {
  const exception = dialect.exception?.(value);
  if (exception !== undefined) return exception;

  if (value === null) return dialect.null;
  if (value === true) return dialect.true;
  if (value === false) return dialect.false;
  if (typeof value === 'string') return dialect.string(value);
  if (typeof value === 'number') return dialect.number(value);
  if (Array.isArray(value)) return printList(value, dialect);
  if (typeof value === 'object') return printMap(value, dialect);
  throw new TypeError(`A request body contains a ${typeof value}, which JSON cannot express.`);
}

/** JSON's own spelling of a number, which all our languages share. */
export function printNumber(value: number): string {
  return JSON.stringify(value);
}

/** Lists what JSON would send: a field that is `undefined` is left out. */
export function listEntries(value: object): Array<[key: string, value: unknown]> {
  return Object.entries(value).filter(([, field]) => field !== undefined);
}

function printList(values: unknown[], dialect: Dialect): string {
  const { open, close } = dialect.list;
  const items = values.map((value) => printLiteral(value, dialect));
  const inline = open + items.join(', ') + close;
  const isPlain = values.every((value) => value === null || typeof value !== 'object');
  if (isPlain && inline.length <= INLINE_LENGTH) return inline;
  return printBlock(open, items, close, dialect);
}

function printMap(value: object, dialect: Dialect): string {
  const { open, close, empty } = dialect.map;
  const entries = listEntries(value);
  if (entries.length === 0) return empty;

  const items = entries.map(([key, field]) => dialect.entry(key, printLiteral(field, dialect)));
  return printBlock(open, items, close, dialect);
}

/**
 * Escapes text for the inside of a string literal: first what the language wants (`escapes`), then
 * everything unprintable.
 *
 * @example
 * escapeText("it's\n", { "'": "\\'", '\n': '\\n' }); // "it\\'s\\n"
 */
export function escapeText(
  text: string,
  escapes: Record<string, string>,
  toEscape: (hex: string) => string = (hex) => `\\u${hex.padStart(4, '0')}`,
): string {
  const escaped = Array.from(text, (char) => escapes[char] ?? char).join('');
  return escaped.replace(UNPRINTABLE, (char) => toEscape(char.charCodeAt(0).toString(16)));
}

/**
 * Says whether a number is lost when it is written with 15 significant digits, which is what Perl
 * and R's jsonlite do.
 *
 * @example
 * needsAllDigits(0.1); // false
 * needsAllDigits(0.1 + 0.2); // true: 0.30000000000000004
 */
export function needsAllDigits(value: number): boolean {
  return Number(value.toPrecision(15)) !== value;
}

/**
 * Prints JSON for languages which carry it as text. Unlike `JSON.stringify` it keeps short lists on
 * one line and escapes what cannot be seen.
 */
export function printJson(value: unknown): string {
  return printLiteral(value, JSON_TEXT);
}

/** Prints one JSON string. Java and C# take it as their own string literal, too. */
export function quoteJson(text: string): string {
  return `"${escapeText(text, JSON_ESCAPES)}"`;
}

/** Quotes text as formatters do: with the kind of quotes that needs fewer backslashes. */
export function quoteText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + escapeText(text, { ...SHARED_ESCAPES, [quote]: `\\${quote}` }) + quote;
}

/**
 * Quotes text for languages that expand variables between double quotes: with apostrophes, unless
 * these would need backslashes, or a character cannot be seen.
 */
export function quoteWithoutVariables(
  text: string,
  escapes: Record<string, string>,
  toEscape?: (hex: string) => string,
): string {
  const quoted = `'${text.replace(/['\\]/g, '\\$&')}'`;
  const hasUnprintable = escapeText(quoted, {}) !== quoted;
  if (!hasUnprintable && (!text.includes("'") || text.includes('"'))) return quoted;
  return `"${escapeText(text, escapes, toEscape)}"`;
}

/** How a language writes a bracketed sequence which is too long for one line. */
export type BlockStyle = { indent: string; trailingComma: boolean };

/**
 * Prints a bracketed sequence with one item a line.
 *
 * @example
 * printBlock('[', ['1', '2'], ']', { indent: '  ', trailingComma: true }); // '[\n  1,\n  2,\n]'
 */
export function printBlock(
  open: string,
  items: string[],
  close: string,
  { indent, trailingComma }: BlockStyle,
): string {
  const lines = items.map((item) => indent + indentLines(item, indent));
  return `${open}\n${lines.join(',\n')}${trailingComma ? ',' : ''}\n${close}`;
}

/** Prints a function and its arguments; a single short argument stays on the line of the function. */
export function printCall(callee: string, args: string[], style: BlockStyle): string {
  const inline = `${callee}(${args.join(', ')})`;
  if (args.length < 2 && !inline.includes('\n')) return inline;
  return printBlock(`${callee}(`, args, ')', style);
}

/** Indents all lines but the first. Safe for scripts: no printer leaves a line break in a string. */
export function indentLines(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}
