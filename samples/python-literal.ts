import { escapeText } from './escape-text';
import { printLiteral, printNumber, type Dialect } from './print-literal';

/** How Python writes the values of JSON. */
export const PYTHON: Dialect = {
  indent: '    ',
  trailingComma: true,
  null: 'None',
  true: 'True',
  false: 'False',
  string: quotePython,
  number: printNumber,
  list: { open: '[', close: ']', empty: '[]' },
  map: { open: '{', close: '}', empty: '{}' },
  entry: (key, value) => `${quotePython(key)}: ${value}`,
};

/** Prints a JSON value as Python source. */
export function printPythonLiteral(value: unknown): string {
  return printLiteral(value, PYTHON);
}

/** Quotes as Python's own `repr` does: with the apostrophe, unless that needs more backslashes. */
export function quotePython(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escapes = { [quote]: `\\${quote}`, '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return quote + escapeText(text, escapes) + quote;
}
