import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { JSONPath } from 'jsonc-parser';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/**
 * Writes a value into a text of JSON; undefined takes the value out. The rest of the text stays
 * letter by letter: digits, spaces and the order of fields are the writer's.
 *
 * @example setInText('{"id": 1.0}', ['text'], 'a'); // '{"id": 1.0, "text": "a"}', on separate lines
 */
export function setInText(text: string, path: JSONPath, value: unknown): string {
  if (path.length === 0) return value === undefined ? '' : JSON.stringify(value, null, 2);
  if (value === undefined && typeof path.at(-1) === 'number') return takeItemOut(text, path);
  return applyEdits(text, modify(text, path, value, FORMAT));
}

// With the last item of a list, modify() of jsonc-parser 3.3.1 takes out the letter before the `]`
// too, as if a space always stood there: `[1,2]` would become `[12]`.
function takeItemOut(text: string, path: JSONPath): string {
  const root = parseTree(text);
  const item = root && findNodeAtLocation(root, path);
  const items = item?.parent?.children;
  if (!item || !items) return text;
  const at = items.indexOf(item);
  const [before, after] = [items[at - 1], items[at + 1]];
  if (before) return cut(text, before.offset + before.length, item.offset + item.length);
  if (after) return cut(text, item.offset, after.offset);
  return setInText(text, path.slice(0, -1), []);
}

function cut(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(to);
}
