import { sentHeaders, sentUrl } from '@docs/code-samples';
import type { SampleRequest } from '@docs/code-samples';
import {
  printBlock,
  printCall,
  PYTHON,
  printPythonLiteral,
  quoteText,
} from '@docs/code-samples/printers';
import { toSdkRequest, type SdkRequest } from './sdk-request';

/** The General API's form of the Authorization header, which the SDK writes itself. */
const USER_KEY = /^user_key /;

/** The SDK sets them; ours would say the same. */
const SDK_HEADERS = ['accept', 'content-type'];

/** Prints a script which uses Geneea's SDK. Only for requests which `isSdkRequest` accepts. */
export function printPythonSdk(request: SampleRequest): string {
  if (typeof request.body !== 'object' || request.body === null) {
    throw new Error(`The request "${request.name}" has no document for the SDK to analyze.`);
  }
  const { shared, document, custom } = toSdkRequest(request.body);
  const options = [...shared.map(printParameter), ...printCustom(custom)];

  return `import json

from geneeanlpclient import g3  # pip install geneea-nlp-client

builder = ${printCall('g3.Request.Builder', options, PYTHON)}
request = ${printCall('builder.build', document.map(printParameter), PYTHON)}

${printClient(request)}
    analysis = client.analyze(request)

print(json.dumps(g3.toDict(analysis), indent=2))
`;
}

function printClient(request: SampleRequest): string {
  const url = `url=${quoteText(sentUrl(request.url))}`;
  const headers = sentHeaders(request).filter(
    ([name]) => !SDK_HEADERS.includes(name.toLowerCase()),
  );
  const userKey = headers.find(([name, value]) => isUserKey(name, value))?.[1];
  const others = headers
    .filter(([name, value]) => !isUserKey(name, value))
    .map(([name, value]) => `    client.session.headers[${quoteText(name)}] = ${quoteText(value)}`);

  if (userKey !== undefined) {
    const key = `userKey=${quoteText(userKey.replace(USER_KEY, ''))}`;
    return [`with ${printCall('g3.Client.create', [url, key], PYTHON)} as client:`, ...others].join(
      '\n',
    );
  }
  return [
    `with ${printCall('g3.Client.create', [url], PYTHON)} as client:`,
    '    # This API uses another header for the key; ignore the warning about the user key.',
    ...others,
  ].join('\n');
}

function isUserKey(name: string, value: string): boolean {
  return name.toLowerCase() === 'authorization' && USER_KEY.test(value);
}

function printCustom(custom: SdkRequest['custom']): string[] {
  if (custom.length === 0) return [];
  return [`customConfig=${printPythonLiteral(Object.fromEntries(custom))}`];
}

function printParameter([name, value]: [name: string, value: unknown]): string {
  if (name === 'analyses' && Array.isArray(value)) {
    return `analyses=[${value.map((analysis) => `g3.AnalysisType.${String(analysis).toUpperCase()}`).join(', ')}]`;
  }
  if (name === 'paraSpecs' && Array.isArray(value)) {
    return `paraSpecs=${printBlock('[', value.map(printParaSpec), ']', PYTHON)}`;
  }
  return `${name}=${printPythonLiteral(value)}`;
}

function printParaSpec(paraSpec: { type: string; text: string }): string {
  return `g3.ParaSpec(type=${quoteText(paraSpec.type)}, text=${quoteText(paraSpec.text)})`;
}
