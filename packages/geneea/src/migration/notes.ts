import { toFieldUrl } from '@docs/openapi/describe';
import { sections } from './v1-fields';

/**
 * - `left-out`: a value of version 1 that is not in the result
 * - `missing`: something that version 2 has and the result does not
 * - `check`: converted, but a person must look at it
 */
export type NoteLevel = 'left-out' | 'missing' | 'check';

/** One thing that a person must do or know, and every position that it is about. */
export interface Note {
  level: NoteLevel;
  /** Text with names between backticks. */
  text: string;
  /** Where in the input, or, if something is missing, where in the result. */
  places: { path: string; value?: unknown }[];
  link: { label: string; url: string };
  /** The field of version 2 that the note is about. */
  to?: string;
}

/** Collects notes. The same note on several positions is one. */
export class MigrationNotes {
  readonly #notes = new Map<string, Note>();

  add(
    level: NoteLevel,
    path: string,
    note: { text: string; see: string; to?: string },
    value?: unknown,
  ) {
    const { text, see, to } = note;
    const key = JSON.stringify([level, text, see]);
    const sameNote = this.#notes.get(key);
    const position = { path, ...(value !== undefined && { value }) };
    if (sameNote) sameNote.places.push(position);
    else {
      const added = {
        level,
        text,
        places: [position],
        link: toLink(see),
        ...(to !== undefined && { to }),
      };
      this.#notes.set(key, added);
    }
  }

  /** Notes on lost values come first. */
  list(): Note[] {
    const order: NoteLevel[] = ['left-out', 'missing', 'check'];
    return [...this.#notes.values()].sort(
      (a, b) => order.indexOf(a.level) - order.indexOf(b.level),
    );
  }
}

const ROUTES: Record<string, string> = {
  'media-v1': '/api_media/reference/',
  'media-v2': '/api_media2/reference/',
};

/**
 * Where a note leads: a section of the migration guide, or a type or field of the reference.
 *
 * @example toLink('type:media-v2/Tag.gkbId').url; // '/api_media2/reference/Tag/#field-gkbId'
 */
export function toLink(see: string): Note['link'] {
  const section = sections[see];
  if (section !== undefined) return { label: section, url: `/api_media/guide/${see}` };
  const [, contract = '', type = '', field] = /^type:([\w-]+)\/(\w+)(?:\.(\w+))?$/.exec(see) ?? [];
  const route = ROUTES[contract] ?? '';
  return field === undefined
    ? { label: type, url: `${route}${type}/` }
    : {
        label: `${type}.${field}`,
        url: toFieldUrl({ route, types: {}, bodies: {} }, { type, field }),
      };
}
