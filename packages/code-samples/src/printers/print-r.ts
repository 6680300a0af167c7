import {
  printCall,
  type Dialect,
  escapeText,
  listEntries,
  needsAllDigits,
  printJson,
  printLiteral,
  printNumber,
  SHARED_ESCAPES,
} from './print-literal';
import { expectsJson, hasBody, type SampleRequest, sentHeaders, sentUrl } from '../request';
import { isObject } from '@docs/utils';

const R: Dialect = {
  indent: '  ',
  // A comma at the end would add an empty argument.
  trailingComma: false,
  null: 'NULL',
  true: 'TRUE',
  false: 'FALSE',
  string: quoteR,
  number: printNumber,
  // Always list(), never c(): jsonlite would print a vector of one element as a plain value.
  list: { open: 'list(', close: ')' },
  map: { open: 'list(', close: ')', empty: 'setNames(list(), character())' },
  entry: (key, value) => `${quoteKey(key)} = ${value}`,
  exception: printVerbatim,
};

const ESCAPES = { ...SHARED_ESCAPES, '"': '\\"' };

/** Words that look like names and are none. */
const RESERVED =
  /^(if|else|repeat|while|function|for|next|break|in|TRUE|FALSE|NULL|Inf|NaN|NA(_.*)?)$/;

/** Methods for which httr has its own function. */
const SHORTCUTS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Prints a script that uses the packages httr and jsonlite. */
export function printR(request: SampleRequest): string {
  const usesJson = hasBody(request) || expectsJson(request);
  return `library(httr)
${usesJson ? 'library(jsonlite)\n' : ''}
response <- ${printRequest(request)}
if (http_error(response)) {
  stop(status_code(response), ": ", content(response, as = "text", encoding = "UTF-8"))
}
${expectsJson(request) ? JSON_OUTPUT : ''}`;
}

// prettify() works on the text, so that no number loses digits on its way through R.
const JSON_OUTPUT = `
result <- content(response, as = "text", encoding = "UTF-8")
cat(prettify(result))
`;

function printRequest(request: SampleRequest): string {
  const isShort = SHORTCUTS.includes(request.method);
  const headers = sentHeaders(request).map(
    ([name, value]) => `${quoteR(capitalize(name))} = ${quoteR(value)}`,
  );
  const parameters = [
    ...(isShort ? [] : [quoteR(request.method)]),
    quoteR(sentUrl(request.url)),
    printCall('add_headers', headers, R),
    ...(hasBody(request) ? [`body = ${printBody(request.body)}`] : []),
  ];
  return printCall(isShort ? request.method : 'VERB', parameters, R);
}

/** httr would send its own `Accept` beside our `accept`. */
function capitalize(header: string): string {
  return header.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function printBody(body: unknown): string {
  const value = printLiteral(body, R);
  const options = ['auto_unbox = TRUE', 'null = "null"', 'digits = NA'];
  if (value.includes(VERBATIM)) options.push('json_verbatim = TRUE');
  return printCall('toJSON', [value, options.join(', ')], R);
}

function quoteKey(key: string): string {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(key) && !RESERVED.test(key) ? key : quoteR(key);
}

function quoteR(text: string): string {
  return `"${escapeText(text, ESCAPES)}"`;
}

const VERBATIM = ', class = "json")';

/** Hands jsonlite as finished JSON what R cannot represent: long numbers, U+0000, a field without name. */
function printVerbatim(value: unknown): string | undefined {
  return isBeyondR(value) ? `structure(${quoteR(printJson(value))}${VERBATIM}` : undefined;
}

function isBeyondR(value: unknown): boolean {
  if (typeof value === 'number') return needsAllDigits(value);
  if (typeof value === 'string') return value.includes('\0');
  if (!isObject(value)) return false;
  return listEntries(value).some(([key]) => key === '' || key.includes('\0'));
}
