import { compare } from './compare';
import { printFloat, toText } from './print';
import { asText, Dict, Float, Tuple, typeOf, Undefined, ValueError, type Value } from './types';

const UNSAFE: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  "'": '\\u0027',
};

/** JSON for use in a script: sorted keys, ASCII only, nothing that HTML would take for a mark. */
export function toJson(value: Value, indent?: number): string {
  return write(value, indent, 0).replace(/[<>&']/g, (character) => UNSAFE[character]!);
}

function write(value: Value, indent: number | undefined, level: number): string {
  if (level > 100) throw new ValueError('The value has more than 100 levels.');
  const text = asText(value);
  if (text !== undefined) return quoteJson(text);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return String(value);
  if (value instanceof Float) return writeFloat(value.value);
  const items = Array.isArray(value)
    ? value
    : value instanceof Tuple && !value.range
      ? value.items
      : undefined;
  if (items) {
    return enclose(
      '[',
      ']',
      items.map((item) => write(item, indent, level + 1)),
      indent,
      level,
    );
  }
  if (value instanceof Dict) {
    const entries = value.entries().sort(([a], [b]) => compare(a, b));
    const lines = entries.map(
      ([key, item]) => `${writeKey(key)}: ${write(item, indent, level + 1)}`,
    );
    return enclose('{', '}', lines, indent, level);
  }
  if (value instanceof Undefined) throw new ValueError(value.message);
  throw new ValueError(`A ${typeOf(value)} cannot be written as JSON.`);
}

function writeKey(key: Value): string {
  if (key instanceof Tuple || key instanceof Undefined) {
    throw new ValueError(`A ${typeOf(key)} cannot be a key in JSON.`);
  }
  if (asText(key) !== undefined) return quoteJson(toText(key));
  return quoteJson(write(key, undefined, 0));
}

function writeFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  return printFloat(value);
}

function quoteJson(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function enclose(
  open: string,
  close: string,
  items: string[],
  indent: number | undefined,
  level: number,
) {
  if (items.length === 0) return open + close;
  if (indent === undefined) return open + items.join(', ') + close;
  const pad = (depth: number) => `\n${' '.repeat(Math.max(0, indent) * depth)}`;
  return open + pad(level + 1) + items.join(`,${pad(level + 1)}`) + pad(level) + close;
}
