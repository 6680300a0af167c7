import { printCall, type Dialect, JSON_SYNTAX, printLiteral, quoteText } from './print-literal';
import { expectsJson, hasBody, type SampleRequest, sentHeaders, sentUrl } from '../request';

/** Methods for which `requests` has its own function. */
const SHORTCUTS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** How Python writes the values of JSON. */
export const PYTHON: Dialect = {
  indent: '    ',
  trailingComma: true,
  null: 'None',
  true: 'True',
  false: 'False',
  ...JSON_SYNTAX,
  string: quoteText,
  entry: (key, value) => `${quoteText(key)}: ${value}`,
};

/** Prints a script which uses the library `requests`. */
export function printPython(request: SampleRequest): string {
  const call = `response = ${printRequest(request)}
if not response.ok:
    sys.exit(f'{response.status_code}: {response.text}')
`;
  if (!expectsJson(request)) return `import sys\n\nimport requests\n\n${call}`;

  return `import json
import sys

import requests

${call}
print(json.dumps(response.json(), indent=2))
`;
}

function printRequest(request: SampleRequest): string {
  const isShort = SHORTCUTS.includes(request.method);
  const call = isShort ? request.method.toLowerCase() : 'request';
  const parameters = [
    ...(isShort ? [] : [quoteText(request.method)]),
    quoteText(sentUrl(request.url)),
    `headers=${printPythonLiteral(Object.fromEntries(sentHeaders(request)))}`,
    ...(hasBody(request) ? [printBody(request.body)] : []),
    'timeout=60', // By default, requests waits indefinitely.
  ];
  return printCall(`requests.${call}`, parameters, PYTHON);
}

/** `requests` takes `json=None` for no body at all. */
function printBody(body: unknown): string {
  return body === null ? "data='null'" : `json=${printPythonLiteral(body)}`;
}

/** Prints a JSON value as Python source. */
export function printPythonLiteral(value: unknown): string {
  return printLiteral(value, PYTHON);
}
