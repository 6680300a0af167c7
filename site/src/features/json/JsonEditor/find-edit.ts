/** This module is downloaded when a reader comes into an editor. */
import type { Edit } from '../../../ui/CompletionArea/assistant';

const PAIRS = ['{}', '[]', '""'];

const STRINGS = /"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"?/g;

/**
 * Helps to type JSON: Enter indents, a bracket or a quote brings its partner, a partner that is there
 * is not typed again, and Backspace deletes an empty pair. Where the text has more of one than of the
 * other, readers type the missing one, and the key does what it always does.
 *
 * @example findEdit('[', '{"tags": }', 9, 9); // { start: 9, end: 9, text: '[]', back: 1 }
 */
export function findEdit(key: string, text: string, start: number, end: number): Edit | undefined {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  // Strings of JSON end with their line.
  const isInString = countQuotes(line) % 2 === 1;
  if (key === 'Enter') return isInString ? undefined : breakLine(line, text, start, end);
  const [before, next] = [text.charAt(start - 1), text.charAt(start)];
  const isDeleted = key === 'Backspace' && PAIRS.includes(before + next);
  const pair = PAIRS.find((candidate) => candidate.includes(isDeleted ? next : key));
  if (!pair || start !== end || !isBalanced(pair, line, text.slice(start), text)) return undefined;
  const isInside = isInString === (pair === '""');
  if (isDeleted) return isInside ? { start: start - 1, end: end + 1, text: '' } : undefined;
  if (key === next && pair.endsWith(key) && isInside) return { start, end: end + 1, text: key };
  const isOpening = pair.startsWith(key) && !isInString && /^[\s,:\]}]?$/.test(next);
  return isOpening ? { start, end, text: pair, back: 1 } : undefined;
}

function countQuotes(line: string): number {
  return line.replace(/\\./g, '').split('"').length - 1;
}

function isBalanced(pair: string, line: string, rest: string, text: string): boolean {
  if (pair === '""') return countQuotes(line + rest.split('\n', 1)[0]) % 2 === 0;
  const [opening = '', closing = ''] = pair;
  const code = text.replace(STRINGS, '');
  return code.split(opening).length === code.split(closing).length;
}

function breakLine(line: string, text: string, start: number, end: number): Edit | undefined {
  const outer = `\n${/^[ \t]*/.exec(line)![0]}`;
  if (!/[{[]$/.test(line.trimEnd())) {
    return outer === '\n' ? undefined : { start, end, text: outer };
  }
  const inner = outer + (outer.includes('\t') ? '\t' : '  ');
  const spaces = /^[ \t]*(?=[\]}])/.exec(text.slice(end));
  if (!spaces) return { start, end, text: inner };
  return { start, end: end + spaces[0].length, text: inner + outer, back: outer.length };
}
