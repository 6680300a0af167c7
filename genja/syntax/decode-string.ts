import { TemplateError, type Span } from '../error';

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

/** Resolves the escapes of a quoted text as Python does: an unknown one stays as it is. */
export function decodeString(text: string, span: Span): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (whole, x, u, long, octal, broken, lineEnd, letter) => {
    const hex: string | undefined = x ?? u ?? long;
    if (hex) return toCharacter(parseInt(hex, 16), span);
    if (octal) return toCharacter(parseInt(octal, 8), span);
    if (broken) throw new TemplateError(`The escape "\\${broken}" is not complete.`, span);
    if (lineEnd) return '';
    return LETTERS[letter] ?? whole;
  });
}

function toCharacter(code: number, span: Span): string {
  if (code > 0x10ffff) throw new TemplateError('There is no such character.', span);
  return String.fromCodePoint(code);
}
