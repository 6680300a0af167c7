import { printStep } from '../compare-responses/print-change';
import { findNearest, isObject, toOrderedObject } from '@docs/utils';
import { convertValue } from './convert-value';
import type { ReadHtml } from './convert-value';
import { findKind } from './find-kind';
import type { Failure, JsonObject } from './find-kind';
import { MigrationNotes } from './notes';
import type { Note } from './notes';
import { typeMappings } from './v1-fields';
import type { FieldMapping, TypeKind, TypeMapping } from './v1-fields';

export interface Options {
  /** The kind of the value; found by its keys if it is not given. */
  kind?: TypeKind;
  /** Turns the HTML of a body into text. Browsers and tests have different parsers for it. */
  readHtml: ReadHtml;
}

export interface Conversion {
  /** The kind of the value that was converted. */
  kind: TypeKind | 'item-request';
  isList: boolean;
  /** The same in version 2. */
  output: unknown;
  /** Notes on what a person must do, decide or know. */
  notes: Note[];
}

/**
 * Converts a request, a response, a tag or an item of the Media API v1, or a list of them, to version
 * 2. The value itself is never changed. What has no place in version 2 is in a note.
 *
 * @example
 * convert({ id: 'G2', text: 'Earth', score: 6.6 }, { readHtml });
 * // { kind: 'tag', output: { gkbId: 'G2', stdForm: 'Earth' }, notes: [{ level: 'left-out', … }], … }
 */
export function convert(value: unknown, { kind: chosen, readHtml }: Options): Conversion | Failure {
  const isList = Array.isArray(value);
  const list: unknown[] = isList ? value : [value];
  if (list.length === 0)
    return { error: 'The list is empty. Paste at least one tag, request, response, or item.' };
  const objects: JsonObject[] = [];
  for (const [index, element] of list.entries()) {
    if (!isObject(element)) return { error: describeWrong(element, isList ? index : undefined) };
    objects.push(element);
  }
  const detected = chosen === undefined ? findKind(objects, isList) : { kind: chosen };
  if ('error' in detected) return detected;
  const { kind } = detected;
  const notes = new MigrationNotes();
  const outputs = objects.map((element, index) =>
    convertObject(element, kind, isList ? `[${index}]` : '', { notes, readHtml }),
  );
  if (kind === 'item') return toItemMap(objects, outputs, isList, notes);
  return { kind, isList, output: isList ? outputs : outputs[0], notes: notes.list() };
}

interface Context {
  notes: MigrationNotes;
  readHtml: ReadHtml;
}

function convertObject(
  input: JsonObject,
  kind: TypeKind,
  at: string,
  context: Context,
): JsonObject {
  const mapping = typeMappings[kind];
  const output: JsonObject = {};
  for (const row of mapping.fields) convertField(row, mapping, { input, output, at, context });
  for (const key of Object.keys(input)) {
    if (!mapping.fields.some(({ from }) => from === key)) {
      keepUnknown(key, mapping, { input, output, at, context });
    }
  }
  // Version 1 returned tags alone.
  if (kind === 'request' && !Object.hasOwn(output, 'analyses')) output.analyses = ['tags'];
  return output;
}

interface Step {
  input: JsonObject;
  output: JsonObject;
  /** Path of the object. */
  at: string;
  context: Context;
}

function convertField(row: FieldMapping, mapping: TypeMapping, step: Step): void {
  const { from, to, how, note, required } = row;
  const { input, output, at, context } = step;
  const { notes, readHtml } = context;
  const see = row.see ?? (to ? `type:media-v2/${mapping.to}.${to.split('.')[0]}` : '');
  const about = { see, ...(to !== undefined && { to }) };
  const value = from === undefined || !Object.hasOwn(input, from) ? undefined : input[from];
  if (value === undefined) {
    if (required) {
      const text = note ?? 'Version 2 requires it, and the input does not have it. Add it.';
      notes.add('missing', join(at, to ?? ''), { ...about, text });
    }
    return;
  }
  const path = join(at, from ?? '');
  if (how === undefined) return notes.add('left-out', path, { ...about, text: note ?? '' }, value);
  const say = (level: Note['level'], text: string, position = path, shown: unknown = value) =>
    notes.add(level, position, { ...about, text }, shown);
  if (how === 'tags') {
    if (!Array.isArray(value))
      return say('left-out', 'It is not a list of tags, as version 1 documents it.');
    output[to ?? ''] = value.flatMap((tag: unknown, index) => {
      const elementPath = `${path}[${index}]`;
      if (isObject(tag)) return [convertObject(tag, 'tag', elementPath, context)];
      say('left-out', 'It is not a tag, which is an object.', elementPath, tag);
      return [];
    });
    return;
  }
  convertValue({ row, value, path, input, output, say, readHtml });
  if (required && !Object.hasOwn(output, to ?? '')) {
    notes.add('missing', join(at, to ?? ''), { ...about, text: 'Version 2 requires it. Add it.' });
  }
}

/** Keys that version 1 does not document: those of version 2 are copied, others named. */
function keepUnknown(key: string, mapping: TypeMapping, step: Step): void {
  const { input, output, at, context } = step;
  const { from, to, fields, others } = mapping;
  const value = input[key];
  const isNew = others.includes(key) || fields.some((row) => row.to === key);
  if (isNew && !Object.hasOwn(output, key)) {
    output[key] = value;
    const text = 'It is a field of version 2 already, so it is copied as it is.';
    return context.notes.add('check', join(at, key), {
      text,
      see: `type:media-v2/${to}.${key}`,
      to: key,
    });
  }
  const nearest = findNearest(
    key,
    fields.flatMap((row) => row.from ?? []),
    2,
  );
  const end = nearest === undefined ? 'Find out what uses it.' : `Did you mean \`${nearest}\`?`;
  const text = isNew
    ? 'It is a field of version 2, and a field of version 1 has taken its place. Keep one of them.'
    : `\`${from}\` of version 1 does not document it. ${end}`;
  context.notes.add('left-out', join(at, key), { text, see: `type:media-v1/${from}` }, value);
}

/** The endpoint of version 2 returns items by their IDs. */
function toItemMap(
  items: JsonObject[],
  outputs: JsonObject[],
  isList: boolean,
  notes: MigrationNotes,
): Conversion | Failure {
  const ids = outputs.map(({ gkbId }) => gkbId);
  const bad = ids.findIndex((id, index) => typeof id !== 'string' || ids.indexOf(id) !== index);
  if (bad >= 0) {
    const subject = isList ? `The item [${bad}]` : 'The item';
    const problem = typeof ids[bad] === 'string' ? 'has the `id` of an earlier one' : 'has no `id`';
    return {
      error: `${subject} ${problem}, and version 2 returns items by their IDs. Give each item its own \`id\`.`,
    };
  }
  const pairs = outputs.map((output, index): [string, JsonObject] => {
    const { id, hrid } = items[index] ?? {};
    const end = ` (${String(id)})`;
    // The label is in the readable ID; its language is not.
    if (typeof hrid === 'string' && hrid.endsWith(end) && hrid.length > end.length) {
      if (!Object.hasOwn(output, 'stdForm')) output.stdForm = { value: hrid.slice(0, -end.length) };
    }
    return [String(output.gkbId), output];
  });
  return { kind: 'item', isList, output: toOrderedObject(pairs), notes: notes.list() };
}

/**
 * Converts the request line of an item, which has no body: `GET /media/items/G2`.
 *
 * @returns undefined when the text is something else
 */
export function convertItemRequest(text: string): Conversion | undefined {
  const line = /^(?:GET\s+)?(?:https?:\/\/[^/\s]+)?\/?media\/items\/([^\s/?#]+)\/?$/i.exec(
    text.trim(),
  );
  const id = line && decode(line[1] ?? '');
  if (!id) return undefined;
  const notes = new MigrationNotes();
  notes.add('check', 'language', {
    text: 'Version 2 returns one language in each response. Choose it, and the languages to use when a text is missing.',
    see: 'type:media-v2/GkbItemsInfoRequest.language',
  });
  const output = { ids: [id], language: 'en', fallbackLanguages: [] };
  return { kind: 'item-request', isList: false, output, notes: notes.list() };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** @example join('tags[0]', 'score'); // 'tags[0].score' */
function join(at: string, key: string): string {
  return `${at}${printStep(key, at === '')}`;
}

function describeWrong(value: unknown, index?: number): string {
  const type = typeof value === 'string' ? 'text' : typeof value;
  const what = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${type}`;
  const subject = index === undefined ? 'The input' : `The element [${index}]`;
  return `${subject} is ${what}. Paste an object, such as a request, a response, a tag, or an item, or a list of objects.`;
}
