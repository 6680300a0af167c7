import { printBlock, type Dialect, JSON_SYNTAX, printLiteral, quoteText } from './print-literal';
import { expectsJson, hasBody, type SampleRequest, sentHeaders, sentUrl } from '../request';

const JAVASCRIPT: Dialect = {
  indent: '  ',
  trailingComma: true,
  null: 'null',
  true: 'true',
  false: 'false',
  ...JSON_SYNTAX,
  string: quoteText,
  entry: (key, value) => `${quoteKey(key)}: ${value}`,
};

const OUTPUT = `
const result = await response.json();
console.log(JSON.stringify(result, null, 2));
`;

/** Prints a module for Node.js, where `fetch` and top-level `await` need no import. */
export function printJavaScript(request: SampleRequest): string {
  const url = quoteText(sentUrl(request.url));
  return `// Run this on a server, not in a web page: CORS blocks it, and visitors could read your key.
const response = await fetch(${url}, ${printOptions(request)});

if (!response.ok) {
  throw new Error(\`\${response.status}: \${await response.text()}\`);
}
${expectsJson(request) ? OUTPUT : ''}`;
}

function printOptions(request: SampleRequest): string {
  const headers = Object.fromEntries(sentHeaders(request));
  const options = [
    ...(request.method === 'GET' ? [] : [`method: ${quoteText(request.method)}`]),
    `headers: ${printLiteral(headers, JAVASCRIPT)}`,
    ...(hasBody(request)
      ? [`body: JSON.stringify(${printLiteral(request.body, JAVASCRIPT)})`]
      : []),
  ];
  return printBlock('{', options, '}', JAVASCRIPT);
}

function quoteKey(key: string): string {
  // A plain or quoted __proto__ would set the prototype instead of a field.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoteText(key);
}
