import { escapeText } from './escape-text';
import { printLiteral, printNumber, type Dialect } from './print-literal';

const ESCAPES = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const JSON_TEXT: Dialect = {
  indent: '  ',
  trailingComma: false,
  null: 'null',
  true: 'true',
  false: 'false',
  string: quoteJson,
  number: printNumber,
  list: { open: '[', close: ']', empty: '[]' },
  map: { open: '{', close: '}', empty: '{}' },
  entry: (key, value) => `${quoteJson(key)}: ${value}`,
};

/**
 * Prints JSON for languages which carry it as text. Unlike `JSON.stringify` it keeps short lists on
 * one line and escapes what cannot be seen.
 */
export function printJson(value: unknown): string {
  return printLiteral(value, JSON_TEXT);
}

/** Prints one JSON string. Java and C# take it as their own string literal, too. */
export function quoteJson(text: string): string {
  return `"${escapeText(text, ESCAPES)}"`;
}
