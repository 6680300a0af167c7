import { isObject, toPointer } from '@docs/utils';

type Node = Record<string, unknown>;

/** Limits that say no more than a format does. Other JavaScript may have rounded those of int64. */
const WIDEST = new Map<unknown, string[]>([
  ['int32', ['-2147483648', '2147483647']],
  [
    'int64',
    ['-9223372036854775808', '9223372036854775807', '-9223372036854776000', '9223372036854776000'],
  ],
]);

const RANGE = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

const MOST_PLACES = 5;

/** Aliases may lead back to where they are, and V8 ends such a circle with various errors. */
const MOST_LEVELS = 500;

/**
 * A document with numbers only that JavaScript prints as they are written. Back ends may print the
 * range of a Java type as the limits of each number, and the name of a status with it
 * (`204 NO_CONTENT`): neither is left.
 *
 * @throws an error of one line that names the source, the places, and the remedy
 */
export function toPlain(document: Node, source: string) {
  let limitCount = 0;
  const inexact: string[] = [];
  const plain = toPlainNode(document, []) as Node;
  if (inexact.length === 0) return { document: plain, limitCount };
  const more = inexact.length > MOST_PLACES ? `, and ${inexact.length - MOST_PLACES} more` : '';
  throw new Error(
    `${source} has numbers that JavaScript would round: ${inexact.slice(0, MOST_PLACES).join(', ')}${more}. ` +
      'Remove them in a local copy, or make them strings, and pass the path of the copy.',
  );

  function toPlainNode(node: unknown, steps: string[]): unknown {
    if (steps.length > MOST_LEVELS) throw new RangeError('nested too deeply');
    if (Array.isArray(node)) {
      return node.map((item, index) => toPlainNode(item, [...steps, String(index)]));
    }
    if (typeof node === 'bigint' || typeof node === 'number') return toNumber(node, steps);
    if (!isObject(node)) return node;
    const isWidest = ([key, value]: [string, unknown]): boolean =>
      RANGE.has(key) && isOfFormat(node, String(value));
    const entries = Object.entries(node).filter((entry) => !isWidest(entry));
    limitCount += Object.keys(node).length - entries.length;
    const plain = new Map<string, unknown>();
    for (const [key, value] of entries) {
      const inner = [...steps, key];
      const name = steps.at(-1) === 'responses' ? key.replace(/^(\d{3}) [A-Z_]+$/, '$1') : key;
      if (plain.has(name)) {
        throw new Error(
          `${source} has the status ${name} twice, again at ${toPointer(inner)}. ` +
            'Remove one in a local copy, and pass the path of the copy.',
        );
      }
      plain.set(name, toPlainNode(value, inner));
    }
    return Object.fromEntries(plain);
  }

  function toNumber(value: bigint | number, steps: string[]): number {
    const number = Number(value);
    const isExact = Number.isFinite(number) && String(number) === String(value);
    if (!isExact) inexact.push(`${value} at ${toPointer(steps)}`);
    return number;
  }
}

/** Without a format, only the limits of the widest one mean nothing. */
function isOfFormat({ type, format = type && 'int64' }: Node, limit: string): boolean {
  return WIDEST.get(format)?.includes(limit) ?? false;
}
