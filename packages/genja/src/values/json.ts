import { escapeCharacters } from '@docs/utils';
import type { Budget } from '../limits';
import { compare } from './compare';
import { joinTexts, printFloat } from './print';
import { asText, Dict, Float, Tuple, typeOf, Undefined, ValueError, type Value } from './types';

const UNSAFE: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  "'": '\\u0027',
};

/** JSON for use in a script: sorted keys, ASCII only, nothing that HTML would take for a mark. */
export function toJson(value: Value, budget: Budget, indent?: number): string {
  return write(value, { indent, budget }, 0).replace(/[<>&']/g, (character) => UNSAFE[character]!);
}

interface Options {
  indent?: number;
  budget: Budget;
}

function write(value: Value, options: Options, level: number): string {
  if (level > 100) throw new ValueError('The value has more than 100 levels.');
  const text = asText(value);
  if (text !== undefined) return quoteJson(text);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof Float) return writeFloat(value.value);
  const items = Array.isArray(value)
    ? value
    : value instanceof Tuple && !value.view
      ? value.items
      : undefined;
  const inner = (item: Value) => write(item, options, level + 1);
  if (items) return enclose('[', ']', items, inner, options, level);
  if (value instanceof Dict) {
    const entries = value.entries().sort(([a], [b]) => compare(a, b, options.budget));
    const toLine = ([key, item]: [Value, Value]) => `${writeKey(key, options)}: ${inner(item)}`;
    return enclose('{', '}', entries, toLine, options, level);
  }
  if (value instanceof Undefined) throw new ValueError(value.message);
  throw new ValueError(`A ${typeOf(value)} cannot be written as JSON.`);
}

function writeKey(key: Value, options: Options): string {
  if (key instanceof Tuple || key instanceof Undefined) {
    throw new ValueError(`A ${typeOf(key)} cannot be a key in JSON.`);
  }
  const text = asText(key);
  return quoteJson(text ?? write(key, options, 0));
}

function writeFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  return printFloat(value);
}

function quoteJson(text: string): string {
  return escapeCharacters(JSON.stringify(text), /[\x7f-\uffff]/g);
}

function enclose<T>(
  open: string,
  close: string,
  items: T[],
  toLine: (item: T) => string,
  { indent, budget }: Options,
  level: number,
): string {
  if (items.length === 0) return open + close;
  if (indent === undefined) return open + joinTexts(items, toLine, budget) + close;
  const pad = (depth: number) => `\n${' '.repeat(Math.max(0, indent) * depth)}`;
  const lines = joinTexts(items, toLine, budget, `,${pad(level + 1)}`);
  return open + pad(level + 1) + lines + pad(level) + close;
}
