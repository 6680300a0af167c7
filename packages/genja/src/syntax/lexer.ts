import { notSupported, type Span, TemplateError } from '../error';
import { SPACES, trimEnd } from '../text';

export type TokenType =
  | 'text'
  | 'tagStart'
  | 'tagEnd'
  | 'outputStart'
  | 'outputEnd'
  | 'name'
  | 'string'
  | 'integer'
  | 'float'
  | 'operator'
  | 'end';

export interface Token {
  type: TokenType;
  value: string;
  start: number;
  end: number;
}

const OPENING = /\{(?:%|\{|#)/g;
const SPACE_RUN = new RegExp(`[${SPACES}]*`, 'y');
const RAW = new RegExp(`\\{%[-+]?[${SPACES}]*raw[${SPACES}]*(?:-%\\}[${SPACES}]*|%\\})`, 'y');
const END_RAW = new RegExp(
  `\\{%([-+]?)[${SPACES}]*endraw[${SPACES}]*(?:\\+%\\}|-%\\}[${SPACES}]*|%\\})`,
  'g',
);
const COMMENT_END = new RegExp(`\\+#\\}|-#\\}[${SPACES}]*|#\\}`, 'g');
const TAG_END = new RegExp(`\\+%\\}|-%\\}[${SPACES}]*|%\\}`, 'y');
const OUTPUT_END = new RegExp(`-\\}\\}[${SPACES}]*|\\}\\}`, 'y');
const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?e[+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/iy;
const INTEGER = /0b(?:_?[01])+|0o(?:_?[0-7])+|0x(?:_?[\da-f])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;
const NAME = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*/uy;
const STRING = /'[^'\\]*(?:\\[^][^'\\]*)*'|"[^"\\]*(?:\\[^][^"\\]*)*"/y;
const OPERATOR = /\/\/|\*\*|==|!=|>=|<=|[-+/*%~[\](){}><=.:|,;]/y;

const CLOSERS: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

const ESCAPE =
  /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3})|([xuUN])|(\n)|([^]))/g;
const LETTERS: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/**
 * Line ends become `\n`, and one at the very end goes, as in Jinja, like a byte order mark.
 * All spans are offsets of this text.
 */
export function normalizeTemplate(template: string): string {
  return template.replace(/\r\n?/g, '\n').replace(/^\uFEFF|\n$/g, '');
}

/**
 * Cuts a template into text, tags and what the tags contain.
 *
 * @example
 * tokenize('a {{ b }}').map(({ type }) => type); // ['text', 'outputStart', 'name', 'outputEnd', 'end']
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;

  const push = (type: TokenType, start: number, end: number, value = source.slice(start, end)) =>
    tokens.push({ type, value, start, end });
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };

  while (position < source.length) {
    const opening = match(OPENING, position);
    const start = opening?.index ?? source.length;
    const trims = opening && source[start + 2] === '-';
    const text = source.slice(position, start);
    const kept = trims ? trimEnd(text) : text;
    if (kept) push('text', position, position + kept.length, kept);
    if (!opening) break;

    const sign = source[start + 2] === '-' || source[start + 2] === '+' ? 1 : 0;
    const inside = start + 2 + sign;
    const raw = opening[0] === '{%' ? match(RAW, start) : null;
    if (raw) {
      const from = start + raw[0].length;
      const close = match(END_RAW, from);
      if (!close) throw new TemplateError('"raw" has no "endraw".', { start, end: from });
      const content = source.slice(from, close.index);
      const value = close[1] === '-' ? trimEnd(content) : content;
      if (value) push('text', from, from + value.length, value);
      position = close.index + close[0].length;
    } else if (opening[0] === '{#') {
      const close = match(COMMENT_END, inside);
      if (!close) throw new TemplateError('The comment has no end "#}".', { start, end: inside });
      position = close.index + close[0].length;
    } else {
      const isTag = opening[0] === '{%';
      push(isTag ? 'tagStart' : 'outputStart', start, inside);
      position = readInside(inside, isTag);
    }
  }
  push('end', source.length, source.length);
  return tokens;

  function readInside(from: number, isTag: boolean): number {
    const brackets: string[] = [];
    let at = from;
    for (;;) {
      at += match(SPACE_RUN, at)![0].length;
      const close = brackets.length === 0 ? match(isTag ? TAG_END : OUTPUT_END, at) : null;
      if (close) {
        push(isTag ? 'tagEnd' : 'outputEnd', at, at + 2);
        return at + close[0].length;
      }
      if (at >= source.length) {
        const mark = isTag ? '%}' : '}}';
        throw new TemplateError(`The tag has no end "${mark}".`, { start: from - 2, end: from });
      }
      at = readToken(at, brackets, isTag);
    }
  }

  function readToken(at: number, brackets: string[], isTag: boolean): number {
    for (const [type, pattern] of [
      ['float', FLOAT],
      ['integer', INTEGER],
      ['name', NAME],
      ['string', STRING],
      ['operator', OPERATOR],
    ] as const) {
      const token = match(pattern, at);
      if (!token) continue;
      const end = at + token[0].length;
      const span = { start: at, end };
      if (type === 'string') push(type, at, end, decodeString(token[0].slice(1, -1), span));
      else if (type === 'name' && tokens.at(-1)?.value !== '.') {
        // Python compares names in this form; what follows a dot may be a key of the data.
        push(type, at, end, token[0].normalize('NFKC'));
      } else push(type, at, end);
      if (type === 'operator') {
        const closer = CLOSERS[token[0]];
        if (closer) brackets.push(closer);
        else if (Object.values(CLOSERS).includes(token[0])) {
          const expected = brackets.pop();
          if (!expected && token[0] === '}') throw toWrongEnd(at, isTag);
          if (expected !== token[0]) {
            const message = expected
              ? `Expected "${expected}", found "${token[0]}".`
              : `"${token[0]}" has no opening bracket.`;
            throw new TemplateError(message, span);
          }
        }
      }
      return end;
    }
    const character = String.fromCodePoint(source.codePointAt(at)!);
    const span = { start: at, end: at + character.length };
    throw new TemplateError(
      /['"]/.test(character)
        ? 'The text has no closing quote.'
        : `The character "${character}" has no meaning here.`,
      span,
    );
  }

  /** The error of a tag that ends with `}`, or with the end of the other kind of tag. */
  function toWrongEnd(at: number, isTag: boolean): TemplateError {
    const start = source[at - 1] === '%' ? at - 1 : at;
    const end = source[at + 1] === '}' ? at + 2 : at + 1;
    const right = isTag ? '%}' : '}}';
    const message = `The tag ends with "${source.slice(start, end)}" instead of "${right}".`;
    return new TemplateError(message, { start, end }, `Did you mean \`${right}\`?`);
  }
}

/** Resolves the escapes of a quoted text as Python does: an unknown one stays as it is. */
function decodeString(text: string, span: Span): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (whole, x, u, long, octal, broken, lineEnd, letter) => {
    const hex: string | undefined = x ?? u ?? long;
    if (hex) return toCharacter(parseInt(hex, 16), span);
    if (octal) return toCharacter(parseInt(octal, 8), span);
    if (broken === 'N') throw notSupported('The escape "\\N", a character by its name,', span);
    if (broken) throw new TemplateError(`The escape "\\${broken}" is not complete.`, span);
    if (lineEnd) return '';
    return LETTERS[letter] ?? whole;
  });
}

function toCharacter(code: number, span: Span): string {
  if (code > 0x10ffff) throw new TemplateError('There is no such character.', span);
  return String.fromCodePoint(code);
}
