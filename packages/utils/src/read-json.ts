import { createOrderedObject } from './ordered-object';

export interface JsonText {
  value: unknown;
  /** Names that an object has again; its last value counts. */
  repeated: { name: string; offset: number }[];
}

/** A list or an object that is being read. */
interface Open {
  items: unknown[] | Map<string, unknown>;
  /** The name whose value comes next. */
  name?: string;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|[^\s[\]{}",:]+/g;

/**
 * Reads JSON and keeps what `JSON.parse()` loses: keys stay in the order of the text, even if they
 * look like integers, and an integer that a double would round is a `bigint`. A byte order mark is
 * dropped.
 *
 * @example
 * readJson('{"id": 9007199254740993}').value; // { id: 9007199254740993n }
 *
 * @throws SyntaxError of `JSON.parse()` when the text is not JSON
 */
export function readJson(text: string): JsonText {
  const json = text.replace(/^\uFEFF/, ' ');
  JSON.parse(json);
  const repeated: JsonText['repeated'] = [];
  // A stack instead of recursion: the text may have any number of levels.
  const root: Open = { items: [] };
  const stack = [root];
  for (const { 0: token, index: offset } of json.matchAll(TOKEN)) {
    const open = stack.at(-1)!;
    if (token === '[') stack.push({ items: [] });
    else if (token === '{') stack.push({ items: new Map() });
    else if (token === ']' || token === '}') {
      stack.pop();
      add(stack.at(-1)!, Array.isArray(open.items) ? open.items : createOrderedObject(open.items));
    } else if (Array.isArray(open.items) || open.name !== undefined) add(open, parseScalar(token));
    else {
      open.name = JSON.parse(token) as string;
      if (open.items.has(open.name)) repeated.push({ name: open.name, offset });
    }
  }
  return { value: (root.items as unknown[])[0], repeated };
}

/** A sentence for each name that an object has twice. */
export function describeRepeated(repeated: JsonText['repeated']): string[] {
  const names = new Set(repeated.map(({ name }) => JSON.stringify(name)));
  return [...names].map((name) => `An object has ${name} twice, and the last value counts.`);
}

function add(open: Open, value: unknown): void {
  if (Array.isArray(open.items)) open.items.push(value);
  else open.items.set(open.name!, value);
  delete open.name;
}

function parseScalar(token: string): unknown {
  const value: unknown = JSON.parse(token);
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
  return isRounded && /^-?\d+$/.test(token) ? BigInt(token) : value;
}
