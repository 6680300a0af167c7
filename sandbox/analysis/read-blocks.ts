import type { Block } from './model';
import { countCharacters } from './text';

/** A document in any of the forms that the APIs take. */
export interface Source {
  title?: string;
  lead?: string;
  text?: string;
  paraSpecs?: { type: string; text: string }[];
}

const TYPES: Record<string, string> = {
  title: 'TITLE',
  subject: 'TITLE',
  lead: 'ABSTRACT',
  perex: 'ABSTRACT',
  abstract: 'ABSTRACT',
  heading: 'section_heading',
  section_heading: 'section_heading',
};

/** Splits a document into typed paragraphs; empty ones are dropped. */
export function readBlocks(source: Source, separator: RegExp): Block[] {
  return listParts(source).flatMap(({ type, text }) =>
    text
      .split(separator)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ type, text: line })),
  );
}

/** Counts what was submitted, with line breaks and outer spaces: recorded responses do so too. */
export function countSubmitted(source: Source): number {
  return listParts(source).reduce((sum, { text }) => sum + countCharacters(text), 0);
}

function listParts(source: Source): Block[] {
  return source.paraSpecs?.length
    ? source.paraSpecs.map(({ type, text }) => ({ type: toType(type), text }))
    : [
        { type: 'TITLE', text: source.title ?? '' },
        { type: 'ABSTRACT', text: source.lead ?? '' },
        { type: 'BODY', text: source.text ?? '' },
      ];
}

function toType(type: string): string {
  const name = type.toLowerCase();
  return Object.hasOwn(TYPES, name) ? (TYPES[name] ?? 'BODY') : 'BODY';
}

/** In media domains every line break divides paragraphs, elsewhere a blank line does. */
export const LINE = /\r\n|[\n\r\u2028\u2029]/;
export const BLANK_LINE = /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)\s*/;

/** Takes the text out of a page in HTML; the sandbox keeps everything but the tags. */
export function readHtml(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:p|div|h[1-6]|li|br|tr|section|article|blockquote)\b[^<>]*>/gi, '\n\n')
    .replace(/<[/!]?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};
