import { printCall } from './print-block';
import { PYTHON, printPythonLiteral, quotePython } from './python-literal';
import { expectsJson, hasBody, type SampleRequest } from './request';
import { sentHeaders } from './sent-headers';
import { sentUrl } from './sent-url';

/** Methods for which `requests` has its own function. */
const SHORTCUTS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Prints a script which uses the library `requests`. */
export function printPython(request: SampleRequest): string {
  const call = `response = ${printRequest(request)}
response.raise_for_status()
`;
  if (!expectsJson(request)) return `import requests\n\n${call}`;

  return `import json

import requests

${call}
print(json.dumps(response.json(), indent=2, ensure_ascii=False))
`;
}

function printRequest(request: SampleRequest): string {
  const isShort = SHORTCUTS.includes(request.method);
  const call = isShort ? request.method.toLowerCase() : 'request';
  const parameters = [
    ...(isShort ? [] : [quotePython(request.method)]),
    quotePython(sentUrl(request.url)),
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
