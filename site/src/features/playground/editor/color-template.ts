import { INNER, OPENERS } from '@docs/genja';

/** A piece of a template, with the class of its color in site/src/css/code.css. */
export interface ColoredPiece {
  text: string;
  kind?: 'k' | 's' | 'n' | 'f' | 'c';
}

const PART =
  /(\{#[^]*?(?:#\}|$))|(\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\})|(\{[{%][-+]?)|([^{]+|\{)/g;
const INSIDE =
  /('(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?)|(\d+(?:\.\d+)?)|(\|\s*)([A-Za-z_]\w*)|([\p{L}_][\p{L}\p{N}_]*)|([-+]?[}%]\})|(.|\n)/gsuy;
const KEYWORDS = new Set([
  ...OPENERS.split(' ').flatMap((name) => [name, `end${name}`, `end_${name}`]),
  ...`${INNER} and not in is true false none`.split(' '),
]);

/** Cuts a template into colored pieces, by marks and words only: the engine says what is wrong. */
export function colorTemplate(template: string): ColoredPiece[] {
  const pieces: ColoredPiece[] = [];
  PART.lastIndex = 0;
  for (let at = 0; at < template.length;) {
    PART.lastIndex = at;
    const [text = '', comment, raw, open] = PART.exec(template) ?? [];
    at += text.length;
    if (comment !== undefined) add(text, 'c');
    else if (raw !== undefined || open === undefined) add(text);
    else {
      add(text, 'k');
      at = colorTag(template, at, add);
    }
  }
  return pieces;

  function add(text: string, kind?: ColoredPiece['kind']): void {
    const last = pieces.at(-1);
    if (last && last.kind === kind) last.text += text;
    else pieces.push({ text, ...(kind && { kind }) });
  }
}

function colorTag(
  template: string,
  start: number,
  add: (text: string, kind?: ColoredPiece['kind']) => void,
): number {
  let at = start;
  while (at < template.length) {
    INSIDE.lastIndex = at;
    const match = INSIDE.exec(template);
    if (!match) break;
    const [text, string, number, pipe, filter, word, close] = match;
    at += text.length;
    if (string !== undefined) add(text, 's');
    else if (number !== undefined) add(text, 'n');
    else if (pipe !== undefined) {
      add(pipe);
      add(filter!, 'f');
    } else if (word !== undefined) add(text, KEYWORDS.has(word) ? 'k' : undefined);
    else if (close !== undefined) {
      add(text, 'k');
      return at;
    } else add(text);
  }
  return at;
}

export interface Mark {
  start: number;
  end: number;
  name: string;
}

/** Cuts colored pieces at the ends of marks, so that each piece is inside of a mark or outside. */
export function cutAtMarks(
  pieces: ColoredPiece[],
  marks: Mark[],
): (ColoredPiece & { mark?: string })[] {
  const cuts = marks.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  let position = 0;
  return pieces.flatMap(({ text, kind }) => {
    const start = position;
    position += text.length;
    const inner = cuts.filter((cut) => cut > start && cut < position);
    const ends = [...new Set([...inner, position])];
    let from = start;
    return ends.map((end) => {
      const mark = marks.find((candidate) => candidate.start <= from && end <= candidate.end)?.name;
      const piece = { text: text.slice(from - start, end - start), kind, ...(mark && { mark }) };
      from = end;
      return piece;
    });
  });
}
