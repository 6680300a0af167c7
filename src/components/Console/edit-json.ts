import { applyEdits, modify } from 'jsonc-parser';
import type { JSONPath } from 'jsonc-parser';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/**
 * Writes a value into a text of JSON; undefined takes the value out. The rest of the text stays
 * letter by letter: digits, spaces and the order of fields are the writer's.
 *
 * @example setInText('{"id": 1.0}', ['text'], 'a'); // '{"id": 1.0, "text": "a"}', on lines of their own
 */
export function setInText(text: string, path: JSONPath, value: unknown): string {
  if (path.length === 0) return value === undefined ? '' : JSON.stringify(value, null, 2);
  return applyEdits(text, modify(text, path, value, FORMAT));
}
