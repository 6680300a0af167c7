import type { Block } from '../model';
import { countCharacters } from '@docs/utils';
import { warn } from '../../warnings';

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

/** The warning of a response when a document is cut. */
export const LONG_TEXT = warn(
  'sandbox-long-text',
  'only the first 100,000 characters in at most 5,000 paragraphs are analyzed',
);

/**
 * How much of a document is analyzed: more than any article has, and little enough that one made to
 * be slow ends soon.
 */
export const MOST_CHARACTERS = 100_000;
export const MOST_PARAGRAPHS = 5000;

export function isTooLong(blocks: Block[]): boolean {
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
  return length > MOST_CHARACTERS || blocks.length > MOST_PARAGRAPHS;
}

/** Cuts a document that is too long, at white space where there is some. */
export function cutBlocks(blocks: Block[]): Block[] {
  if (!isTooLong(blocks)) return blocks;
  const kept: Block[] = [];
  let rest = MOST_CHARACTERS;
  for (const { type, text } of blocks.slice(0, MOST_PARAGRAPHS)) {
    if (rest <= 0) break;
    const short = text.length <= rest ? text : cutText(text, rest);
    if (short !== '') kept.push({ type, text: short });
    rest -= text.length;
  }
  return kept;
}

function cutText(text: string, length: number): string {
  const start = text.slice(0, length);
  const space = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  if (space > length / 2) return start.slice(0, space).trimEnd();
  // Both halves of a pair stay together.
  return start.replace(/[\ud800-\udbff]$/, '');
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
export const BLANK_LINE = /(?:\r\n|\n|\r(?!\n))[ \t]*[\r\n]\s*/;

/** Takes the text out of a page in HTML; the sandbox keeps everything but the tags. */
export function readHtml(html: string): string {
  return dropElements(html)
    .replace(/<\/?(?:p|div|h[1-6]|li|br|tr|section|article|blockquote)\b[^<>]*>/gi, '\n\n')
    .replace(/<[/!]?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) =>
      name === undefined ? toCharacter(decimal ?? `0x${hex}`, all) : (ENTITIES.get(name) ?? all),
    );
}

/** The character with a number; numbers that Unicode does not have stay as they are. */
function toCharacter(number: string, all: string): string {
  const point = Number(number);
  const character = point <= 0x10ffff ? String.fromCodePoint(point) : '';
  return /^[^\0\p{Cs}]$/u.test(character) ? character : all;
}

const DROPPED = /<(?<slash>\/?)(?<name>script|style)\b[^<>]*>|<!--|--!?>/gi;

/**
 * Drops scripts, styles, and comments. One pass: open tags that are never closed must not cost
 * time.
 */
function dropElements(html: string): string {
  let [kept, position] = ['', 0];
  let open: { name: string; start: number } | undefined;
  for (const match of html.matchAll(DROPPED)) {
    const [tag] = match;
    const name = match.groups?.name?.toLowerCase() ?? 'comment';
    const isOpen = tag === '<!--' || match.groups?.slash === '';
    if (isOpen) open ??= { name, start: match.index };
    if (isOpen || open?.name !== name) continue;
    kept += `${html.slice(position, open.start)} `;
    position = match.index + tag.length;
    open = undefined;
  }
  return kept + html.slice(position);
}

/** The character references that articles contain, by name. */
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
]);
