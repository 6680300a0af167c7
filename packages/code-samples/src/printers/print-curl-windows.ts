import { startCurl } from './print-curl';
import { listEntries } from './print-literal';
import { hasBody, type SampleRequest, sentHeaders, sentUrl } from '../request';

/** The longest command which cmd.exe accepts. */
const LONGEST_COMMAND = 8191;

/**
 * The characters that JSON's escapes replace in strings. Two parsers read the command, and they
 * disagree about `\"`: for curl it is a plain quote, for cmd.exe it starts or ends a quoted part,
 * so that the text of JSON strings is *outside* quotes, where & | < > ^ act. % names a variable
 * everywhere, ! with delayed expansion. A backslash before a quote would have to be doubled.
 * Letters outside ASCII would go through the code page of the console.
 */
const UNSAFE = /\\["\\]|[&|<>^%!\u007F-\uFFFF]/g;

/** Prints a curl command for the prompt of cmd.exe. In a batch file, each % has to be doubled. */
export function printCurlWindows(request: SampleRequest): string {
  const start = startCurl(request.method, quoteCmd(sentUrl(request.url)));
  const headers = sentHeaders(request).map((header) => `-H ${quoteCmd(header.join(': '))}`);
  // The body stays on one line, because ^ joins lines only outside quotes.
  const data = hasBody(request) ? [`-d ${quoteCmd(printOneLine(request.body))}`] : [];
  return `${[...start, ...headers, ...data].join(' ^\n  ')}\n`;
}

/** Says whether cmd.exe accepts the whole command. A longer body would have to go into a file. */
export function isShortForWindows(request: SampleRequest): boolean {
  return printCurlWindows(request).length <= LONGEST_COMMAND;
}

/** For curl a backslash counts before a quote only, also before the closing one. */
function quoteCmd(text: string): string {
  return `"${text.replace(/(\\*)"/g, '$1$1\\"').replace(/\\+$/, '$&$&')}"`;
}

function printOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printOneLine).join(', ')}]`;
  if (typeof value === 'string') return quoteAscii(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);

  const fields = listEntries(value).map(
    ([key, field]) => `${quoteAscii(key)}: ${printOneLine(field)}`,
  );
  return `{${fields.join(', ')}}`;
}

/** Short escapes such as \n keep their backslash: no quote ever follows it. */
function quoteAscii(text: string): string {
  const json = JSON.stringify(text).slice(1, -1);
  return `"${json.replace(UNSAFE, toUnicodeEscape)}"`;
}

/** Takes one character or JSON's escape of one. */
function toUnicodeEscape(match: string): string {
  const code = match.charCodeAt(match.length - 1);
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
