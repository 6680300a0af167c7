/** This module is downloaded when a reader comes into the editor of a request. */
import { getLocation, parse } from 'jsonc-parser';
import type { FieldCard, FieldCards } from '@docs/openapi/describe';
import { findField, findShape } from '@docs/openapi/describe';
import { getAt } from '@docs/utils';
import type { JsonPath } from '@docs/utils';
import type { Completions, Edit } from '../../../ui/CompletionArea/assistant';

interface Question {
  cards: FieldCards;
  /** Such as `analyze.request`. */
  body: string;
  text: string;
  caret: number;
  /** Also offers what would be in the way of readers who did not ask. */
  isAsked: boolean;
}

/** A name or a value, as the text of JSON. */
interface Candidate {
  label: string;
  html: string;
  text: string;
  isRequired?: true;
  /** Brackets and quotes of the value that follows a name; the caret goes into their middle. */
  frame?: string;
}

/** Reading a longer text would delay the next letter. */
const LONGEST = 200_000;

/** The names and values of the contract that fit at the caret, with the first sentence of their meaning. */
export function findFieldCompletions(question: Question): Completions | undefined {
  const { cards, body, text, caret, isAsked } = question;
  const position = text.length > LONGEST ? undefined : findPosition(text, caret);
  const shape = position && findShape(cards, body, position.path);
  if (!position || shape === undefined) return undefined;
  const { start, end, isName, path, names } = position;
  const typed = text.slice(start, caret).replace('"', '').toLowerCase();
  if (start === caret && !isAsked && (isName || shape !== 'boolean')) return undefined;
  const card = findCard(cards, body, path);
  const candidates = isName
    ? listNames(cards, shape, card).filter(({ label }) => !names.includes(label))
    : listValues(shape, card);
  const begins = ({ label }: Candidate) => label.toLowerCase().startsWith(typed);
  const options = candidates
    .filter(({ label }) => label.toLowerCase().includes(typed))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .map((candidate) => ({
      label: candidate.label,
      summary: `${candidate.isRequired ? 'Required. ' : ''}${findSentence(candidate.html)}`,
      edit: buildEdit(candidate, text, start, end),
    }));
  const isComplete = options.length === 1 && options[0]!.edit.text === text.slice(start, end);
  // In the middle of a word, Enter means nothing else. An example may be any other value.
  const isChosen = typed !== '' && (isName || shape === 'boolean' || card?.isClosed === true);
  return options.length === 0 || isComplete ? undefined : { start, end, options, isChosen };
}

/** Where the caret is, in JSON that is being typed: commas, quotes, and brackets may be missing. */
export function findPosition(text: string, caret: number) {
  try {
    const { path, isAtPropertyKey, previousNode: node } = getLocation(text, caret);
    if (path.length === 0) return undefined;
    const [word] = /[^\s[\]{}:,"]*$/.exec(text.slice(Math.max(0, caret - 100), caret))!;
    const isInside = node !== undefined && caret <= node.offset + node.length;
    const first = isInside ? node.offset : caret - word.length;
    const isWhole = /^"[^"\\]*(?:\\.[^"\\]*)*"$/.test(text.slice(first, caret));
    const start = isWhole ? caret : first;
    const missesComma = isAfterValue(text.slice(0, start));
    // A name has no colon yet.
    if (missesComma && isAtPropertyKey) return undefined;
    const isNext = missesComma && typeof path.at(-1) === 'string';
    const isName = isAtPropertyKey || isNext || node?.type === 'property';
    // The next quote may be that of the next name.
    const [rest] = /^(?!\s)[^"\n,:{}[\]]*"|/.exec(text.slice(caret))!;
    const outer = isName ? path.slice(0, -1) : path;
    const end = text[start] === '"' ? caret + rest.length : caret;
    const typedName = text.slice(start, end).replaceAll('"', '');
    const names = Object.keys(getAt(parse(text), outer) ?? {}).filter((name) => name !== typedName);
    return { path: outer, isName, start, end, names };
  } catch {
    // The parser calls itself for each list in a list, and fails where there are thousands.
    return undefined;
  }
}

function findCard(cards: FieldCards, body: string, path: JsonPath): FieldCard | undefined {
  const location = findField(cards, body, path);
  if (!location) return undefined;
  const { type, field, key } = location;
  return key === undefined ? cards.types[type]?.[field] : cards.types[`${type}.${field}`]?.[key];
}

function listNames(cards: FieldCards, shape: string, card?: FieldCard): Candidate[] {
  const buildName = (label: string, html: string, inner: string): Candidate => {
    return { label, html, text: JSON.stringify(label), frame: printFrame(cards, inner) };
  };
  if (shape.startsWith('{}')) {
    const keys = Object.entries(card?.values ?? {});
    return keys.map(([key, html]) => buildName(key, html, shape.slice(2)));
  }
  const fields = Object.hasOwn(cards.types, shape) ? cards.types[shape]! : {};
  return Object.entries(fields).map(([name, field]) => ({
    ...buildName(name, field.html, field.shape),
    isRequired: field.required,
  }));
}

function listValues(shape: string, card?: FieldCard): Candidate[] {
  if (!['string', 'boolean', 'number', 'integer'].includes(shape)) return [];
  const values = {
    ...Object.fromEntries((card?.examples ?? []).map((value) => [value, 'Example'])),
    ...(shape === 'boolean' ? { true: card?.html ?? '', false: '' } : card?.values),
  };
  return Object.entries(values).map(([label, html]) => ({
    label,
    html,
    text: shape === 'string' ? JSON.stringify(label) : label,
  }));
}

/** @example printFrame(cards, '[]Category'); // '[{}]' */
function printFrame(cards: FieldCards, shape: string): string {
  if (shape.startsWith('[]')) return `[${printFrame(cards, shape.slice(2))}]`;
  if (shape === 'string') return '""';
  return shape.startsWith('{}') || Object.hasOwn(cards.types, shape) ? '{}' : '';
}

function isAfterValue(before: string): boolean {
  return !/[{[,:]$/.test(before.trimEnd());
}

/** Also adds the commas that are missing around what is inserted. */
function buildEdit({ text, frame }: Candidate, json: string, start: number, end: number): Edit {
  const [before, after] = [json.slice(0, start).trimEnd(), json.slice(end).trimStart()];
  const missesComma = isAfterValue(before);
  const gap = json.slice(before.length, start) || ' ';
  const value = frame === undefined || after.startsWith(':') ? '' : `: ${frame}`;
  const comma = /^(?:[:,\]}]|$)/.test(after) ? '' : ',';
  return {
    start: missesComma ? before.length : start,
    end,
    text: `${missesComma ? `,${gap}` : ''}${text}${value}${comma}`,
    back: value === '' ? 0 : comma.length + frame!.length / 2,
  };
}

/** The first sentence of a meaning, without its marks. */
function findSentence(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = (body.querySelector('p') ?? body).textContent;
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
