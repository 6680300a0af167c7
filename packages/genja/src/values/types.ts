import type { Span } from '../error';
import type { Budget } from '../limits';
import type { Word } from '../word';

/**
 * The values of a running template. They behave as Python's do: whole numbers are `number`, those
 * with a fraction a `Float`, because Jinja prints `42|float` as `42.0`. A `bigint` is a whole number
 * of the data beyond those: it is printed and compared, but not calculated with.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Float
  | Markup
  | Rich
  | Value[]
  | Tuple
  | Dict
  | Stream
  | Undefined
  | Instance;

/** A piece of the output, with its place in the template. */
export type Piece = TextPiece | { type: 'word'; word: Word };

export interface TextPiece {
  type: 'text';
  text: string;
  span: Span;
  /** Typed by the author outside the tags, so that `v#` is a preposition in it. */
  isAuthored?: boolean;
}

/**
 * Text in which words still wait for their form. Agreement is resolved when the whole template has
 * run, so a word travels through variables, macros and `~` unfinished.
 */
export interface Rich {
  kind: 'rich';
  pieces: Piece[];
  /** The text as far as it is known now: for filters that change text, and for comparisons. */
  toText(): string;
  finish: Finish;
}

export type Finish = (pieces: Piece[]) => string;

export class Float {
  constructor(readonly value: number) {}
}

/** Text that is escaped already. */
export class Markup {
  constructor(readonly text: string) {}
}

export class Tuple {
  constructor(
    readonly items: Value[],
    /** The fields of a group of `groupby`. */
    readonly names: string[] = [],
    /** Of a range, and of the keys, values, and items of a map: how it is printed. */
    readonly view?: string,
  ) {}
}

/** The value of a variable that the data does not contain. */
export class Undefined {
  constructor(readonly message: string) {}
}

/** A list that is made while it is read, and can be read once. */
export class Stream {
  constructor(
    readonly iterator: Iterator<Value>,
    readonly typeName = 'generator',
  ) {}
}

/** A map. Equal numbers are one key, as `1` and `1.0` are. */
export class Dict {
  private readonly entriesByKey = new Map<string, [Value, Value]>();

  constructor(
    private readonly budget: Budget,
    entries: Iterable<[Value, Value]> = [],
  ) {
    for (const [key, value] of entries) this.set(key, value);
  }

  get size(): number {
    return this.entriesByKey.size;
  }

  get(key: Value): Value | undefined {
    return this.entriesByKey.get(toHash(key, this.budget))?.[1];
  }

  set(key: Value, value: Value): void {
    const hash = toHash(key, this.budget);
    const entry = this.entriesByKey.get(hash);
    if (entry) entry[1] = value;
    else this.entriesByKey.set(hash, [key, value]);
  }

  has(key: Value): boolean {
    return this.entriesByKey.has(toHash(key, this.budget));
  }

  keys(): Value[] {
    return [...this.entriesByKey.values()].map(([key]) => key);
  }

  values(): Value[] {
    return [...this.entriesByKey.values()].map(([, value]) => value);
  }

  entries(): [Value, Value][] {
    return [...this.entriesByKey.values()].map(([key, value]) => [key, value]);
  }
}

/** A macro, a method, `loop`, a namespace: something with attributes, or that can be called. */
export interface Instance {
  kind: 'instance';
  typeName: string;
  attributes?: (name: string) => Value | undefined;
  setAttribute?: (name: string, value: Value) => void;
  call?: (call: CallArguments) => Value;
}

export interface CallArguments {
  positional: Value[];
  named: Map<string, Value>;
}

export const TOO_LARGE = 'Whole numbers go up to 9007199254740991.';

/** Python's TypeError or ValueError: the message says which operation failed on what. */
export class ValueError extends Error {}

/** Equal keys have equal hashes; lists and maps cannot be keys. Long texts and tuples cost steps. */
export function toHash(value: Value, budget: Budget): string {
  const text = asText(value);
  if (text !== undefined) {
    budget.spendReading(text.length);
    return `s${text}`;
  }
  if (typeof value === 'number' || typeof value === 'bigint') return `n${value}`;
  if (typeof value === 'boolean') return `n${Number(value)}`;
  if (value === null) return 'null';
  if (value instanceof Float) return `n${value.value}`;
  if (value instanceof Tuple) {
    budget.spend(value.items.length);
    const hashes = value.items.map((item) => toHash(item, budget));
    return `t(${hashes.map((hash) => `${hash.length}:${hash}`).join()})`;
  }
  if (value instanceof Undefined) return 'undefined';
  if (value instanceof Stream || isInstance(value)) return `i${toIdentity(value)}`;
  throw new ValueError(`A ${typeOf(value)} cannot be the key of a map.`);
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

/** A stream or a macro equals nothing but itself. */
function toIdentity(value: object): number {
  const identity = identities.get(value) ?? ++lastIdentity;
  identities.set(value, identity);
  return identity;
}

export function isInstance(value: Value): value is Instance {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'instance'
  );
}

export function isRich(value: Value): value is Rich {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rich';
}

/** The keys, values, or items of a map, which Python does not index: `dict_keys(['a'])`. */
export function isDictView(value: Value): boolean {
  return value instanceof Tuple && /^dict_/.test(value.view ?? '');
}

/** Strings of every kind as one; nothing for other values. */
export function asText(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  if (value instanceof Markup) return value.text;
  return isRich(value) ? value.toText() : undefined;
}

/** Whether a value is a string of any kind. Words in it stay unfinished. */
export function isText(value: Value): value is string | Markup | Rich {
  return typeof value === 'string' || value instanceof Markup || isRich(value);
}

/** The length of a text; words that are not finished count with their base form. */
export function measureText(value: string | Markup | Rich): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Markup) return value.text.length;
  return value.pieces.reduce((sum, piece) => sum + toKnownText(piece).length, 0);
}

export function toKnownText(piece: Piece): string {
  return piece.type === 'text' ? piece.text : piece.word.text;
}

/**
 * A number of either kind, or a truth value, which Python counts as 0 or 1.
 *
 * @throws ValueError for a number that would be rounded
 */
export function asNumber(value: Value): number | undefined {
  if (typeof value === 'bigint') throw new ValueError(TOO_LARGE);
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Float ? value.value : undefined;
}

/** The value, or another where there is none. `null` is a value. */
export function orElse(value: Value | undefined, other: () => Value): Value {
  return value === undefined ? other() : value;
}

/** The name that messages use. */
export function typeOf(value: Value): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return 'truth value';
  if (isText(value)) return 'text';
  if (typeof value === 'bigint' || asNumber(value) !== undefined) return 'number';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Tuple) return 'tuple';
  if (value instanceof Dict) return 'map';
  if (value instanceof Stream) return 'stream';
  if (value instanceof Undefined) return 'missing value';
  return isInstance(value) ? value.typeName : 'value';
}
