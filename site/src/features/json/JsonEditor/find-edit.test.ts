import { expect, test } from 'vitest';
import { findEdit } from './find-edit';

/** Presses a key at the `|` of a text. Undefined if the key types itself. */
function press(key: string, marked: string): string | undefined {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const edit = findEdit(key, text, caret, caret);
  if (!edit) return undefined;
  const changed = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  const next = edit.start + edit.text.length - (edit.back ?? 0);
  return `${changed.slice(0, next)}|${changed.slice(next)}`;
}

test.each([
  ['{', '|', '{|}'],
  ['"', '{|}', '{"|"}'],
  ['[', '{"a": |}', '{"a": [|]}'],
  ['"', '{"a|"}', '{"a"|}'],
  ['}', '{"a": "}"|}', '{"a": "}"}|'],
  ['"', '{"č😀\\\\|"}', '{"č😀\\\\"|}'],
  ['Backspace', '{"a": [|]}', '{"a": |}'],
  ['Backspace', '{"|"}', '{|}'],
  ['Enter', '{|}', '{\n  |\n}'],
  ['Enter', '{\n  "a": [|  ]\n}', '{\n  "a": [\n    |\n  ]\n}'],
  ['Enter', '{\n\t"a": 1,|\n}', '{\n\t"a": 1,\n\t|\n}'],
  ['Enter', '{\n\t"a": {|', '{\n\t"a": {\n\t\t|'],
  ['"', '|{"a": 1}', undefined],
  ['"', '{"a|"b": 1}', undefined],
  ['"', '{"a\\|"}', undefined],
  ['}', '{"a": {"b": 1|}', undefined],
  ['{', '|\n"a": 1}', undefined],
  ['[', '{"a": "|"}', undefined],
  ['Backspace', '{"a": "[|]"}', undefined],
  ['Backspace', '|', undefined],
  ['Enter', '{"a": "b|"}', undefined],
  ['Enter', '|', undefined],
  ['constructor', '|', undefined],
])('%s at %j makes %j', (key, text, want) => {
  expect(press(key, text)).toBe(want);
});
