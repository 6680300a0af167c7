import { isDay, isObject } from '@docs/utils';
import type { JsonObject } from './find-kind';
import type { NoteLevel } from './notes';
import { recommendationFields, recommendationStatuses } from './v1-fields';
import type { FieldMapping } from './v1-fields';

/** The text of HTML, and what was left out of it: `2 images`. */
export type ReadHtml = (html: string) => { text: string; dropped: string[] };

interface Given {
  row: FieldMapping;
  value: unknown;
  /** Position of the value in the input. */
  path: string;
  /** The object of version 1 that contains the value. */
  input: JsonObject;
  /** The object of version 2, to which the value is added. */
  output: JsonObject;
  say(level: NoteLevel, text: string, path?: string, value?: unknown): void;
  readHtml: ReadHtml;
}

type How = Exclude<FieldMapping['how'], 'tags' | undefined>;

/** Converts the value of one field as its row says, or says why not. */
export function convertValue(given: Given): void {
  converters[given.row.how as How](given);
}

const converters: Record<How, (given: Given) => void> = {
  text(given) {
    const text = toText(given);
    if (text === undefined) return;
    const { row, output, say } = given;
    const [name = '', inner] = (row.to ?? '').split('.');
    if (inner === undefined) output[name] = text;
    else output[name] = { ...(isObject(output[name]) && output[name]), [inner]: text };
    if (row.note) say('check', row.note);
  },

  html(given) {
    const html = toText(given);
    if (html === undefined) return;
    const { row, output, say, readHtml } = given;
    const { text, dropped } = readHtml(html);
    if (text !== '') output.text = text;
    else if (html !== '') say('left-out', 'The HTML contains no text.');
    if (dropped.length > 0) {
      say('left-out', `Version 2 takes plain text. Not in the text: ${dropped.join(', ')}.`);
    }
    if (text !== '' && text !== html && row.note) say('check', row.note, given.path, '');
  },

  date({ row, value, output, say }) {
    const [, day = '', time] = (typeof value === 'string' && DATE.exec(value.trim())) || [];
    if (!isDay(day)) {
      return say(
        'left-out',
        'It is not a date such as `2019-02-03T10:15:30`. Correct it, or leave it out: then version 2 uses the current day.',
      );
    }
    output.referenceDate = day;
    if (time !== undefined && row.note) say('check', row.note);
  },

  categories({ row, value, path, output, say }) {
    if (!Array.isArray(value)) {
      return say('left-out', 'It is not a list of strings, as version 1 documents it.');
    }
    let isConverted = false;
    output.categories = value.flatMap((category: unknown, index) => {
      const code = toPlain(category);
      if (code !== undefined && code.trim() !== '') {
        isConverted = true;
        return [{ taxonomy: 'Custom', code }];
      }
      const isNew =
        isObject(category) &&
        typeof category.taxonomy === 'string' &&
        typeof category.code === 'string';
      if (isNew) return [category];
      say('left-out', 'It is not the name of a category.', `${path}[${index}]`, category);
      return [];
    });
    if (isConverted && row.note) say('check', row.note);
  },

  beside(given) {
    const text = toText(given);
    if (text === undefined) return;
    const { row, input, output, say } = given;
    const [name, metadata] = [row.to ?? '', output.metadata];
    // The recommendation itself is converted after its neighbors, and takes them along.
    if (isComplete(input.recommendation)) return;
    output.metadata = { ...(isObject(metadata) && metadata), [name]: text };
    if (row.note) say('check', row.note);
  },

  recommendation({ row, value, path, input, output, say }) {
    if (!isObject(value)) return say('left-out', 'It is not an object, as version 1 documents it.');
    if (!isComplete(value)) {
      return say(
        'left-out',
        `Version 2 requires \`published\`, true or false, and \`status\`, one of ${recommendationStatuses.join(', ')}. Add them, and convert again.`,
      );
    }
    const kept = Object.entries(value).filter(([name, field]) => {
      const type = Object.hasOwn(recommendationFields, name)
        ? recommendationFields[name]
        : undefined;
      const fits = type !== undefined && (type === 'status' || hasType(field, type));
      if (!fits)
        say(
          'left-out',
          '`Recommendation` of version 2 does not take it.',
          `${path}.${name}`,
          field,
        );
      return fits;
    });
    const neighbors = (['url', 'imageUrl'] as const).flatMap((name) => {
      const text = toPlain(input[name]);
      if (text === undefined) return [];
      if (!Object.hasOwn(value, name)) return [[name, text]];
      if (value[name] !== text) {
        say('left-out', 'The recommendation has another one. Keep one of them.', name, text);
      }
      return [];
    });
    output.recommendation = Object.fromEntries([...kept, ...neighbors]);
    if (row.note) say('check', row.note, path, '');
  },
};

/** The time may follow a space, as databases write it. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\S.*))?$/;

/** A text, or a number or a truth value as text: version 2 takes strings only. */
function toText({ value, say }: Given): string | undefined {
  const text = toPlain(value);
  if (text === undefined) say('left-out', 'It is not a string, as version 1 documents it.');
  else if (typeof value !== 'string') say('check', 'Version 2 takes a string, so it is one now.');
  return text;
}

function toPlain(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function hasType(value: unknown, type: 'boolean' | 'string' | 'integer'): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** Whether version 2 accepts a recommendation with these fields. */
function isComplete(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.published === 'boolean' &&
    recommendationStatuses.includes(value.status as string)
  );
}
