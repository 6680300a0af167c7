import {
  printBlock,
  type Dialect,
  listEntries,
  printLiteral,
  printNumber,
  quoteWithoutVariables,
  SHARED_ESCAPES,
} from './print-literal';
import { expectsJson, hasBody, type SampleRequest, sentHeaders, sentUrl } from '../request';
import { isObject } from '@docs/utils';

/** Between double quotes, $ begins the name of a variable. */
const DOUBLE_QUOTED = { ...SHARED_ESCAPES, '"': '\\"', $: '\\$' };

const PHP: Dialect = {
  indent: '    ',
  trailingComma: true,
  null: 'null',
  true: 'true',
  false: 'false',
  string: quotePhp,
  number: printNumber,
  list: { open: '[', close: ']' },
  // An empty array would arrive as a list.
  map: { open: '[', close: ']', empty: 'new stdClass()' },
  entry: (key, value) => `${quotePhp(key)} => ${value}`,
  exception: printObject,
};

// Objects instead of arrays: {} stays {}.
const OUTPUT = `
$result = json_decode($response, false, 512, JSON_THROW_ON_ERROR);
$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
echo json_encode($result, $flags), "\\n";
`;

/** Prints a script for PHP 7.3 and later with the extension curl, which web hosts have. */
export function printPhp(request: SampleRequest): string {
  const options = printBlock('[', listOptions(request), ']', PHP);
  return `<?php

$curl = curl_init(${quotePhp(sentUrl(request.url))});
curl_setopt_array($curl, ${options});
$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}

$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status >= 400) {
    throw new RuntimeException("HTTP $status: $response");
}
${expectsJson(request) ? OUTPUT : ''}`;
}

function listOptions(request: SampleRequest): string[] {
  const headers = sentHeaders(request).map((header) => quotePhp(header.join(': ')));
  return [
    ...listMethodOptions(request),
    `CURLOPT_HTTPHEADER => ${printBlock('[', headers, ']', PHP)}`,
    ...(hasBody(request) ? [`CURLOPT_POSTFIELDS => ${printBody(request.body)}`] : []),
    'CURLOPT_RETURNTRANSFER => true',
    'CURLOPT_TIMEOUT => 60',
  ];
}

function listMethodOptions(request: SampleRequest): string[] {
  const { method } = request;
  if (method === 'GET' && !hasBody(request)) return [];
  if (method !== 'POST') return [`CURLOPT_CUSTOMREQUEST => ${quotePhp(method)}`];
  // Without fields, curl would wait for a body from the standard input.
  return ['CURLOPT_POST => true', ...(hasBody(request) ? [] : ["CURLOPT_POSTFIELDS => ''"])];
}

function printBody(body: unknown): string {
  return `json_encode(${printLiteral(body, PHP)}, JSON_THROW_ON_ERROR)`;
}

/** PHP takes an array with the keys 0, 1, 2 for a list, also when the keys are quoted. */
function printObject(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const entries = listEntries(value);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  if (!isList) return undefined;
  const items = entries.map(([key, field]) => PHP.entry(key, printLiteral(field, PHP)));
  return `(object) ${printBlock('[', items, ']', PHP)}`;
}

function quotePhp(text: string): string {
  return quoteWithoutVariables(text, DOUBLE_QUOTED, (hex) => `\\u{${hex}}`);
}
