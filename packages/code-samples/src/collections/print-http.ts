import { listRequests, printBody, toExpression } from './collection';
import type { Capture, Collection, CollectionRequest } from './collection';

/** Prints a collection as one `.http` file, for the REST Client of VS Code and for Visual Studio. */
export function printHttp(collection: Collection): string {
  const { title, variables, headers } = collection;
  const requests = listRequests(collection);
  const captures = requests.flatMap((request) => request.captures);
  const head = [
    `# ${title}`,
    ...variables.map(({ name, value }) => `@${name} = ${value || 'YOUR_KEY'}`),
  ];
  const parts = requests.map((request) => printRequest(request, headers, captures));
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`;
}

function printRequest(
  { name, title, description, method, path, body, status }: CollectionRequest,
  headers: Collection['headers'],
  captures: Capture[],
): string {
  const lines = [
    `### ${title}`,
    `# ${description.replace(/\s+/g, ' ')}`,
    `# Expected status: ${status}`,
    `# @name ${toName(name)}`,
    `${method} {{baseUrl}}${path}`,
    ...headers.map(([header, value]) => `${header}: ${value}`),
  ];
  if (body === undefined) return lines.join('\n');
  const text = printBody(body, (variable) => toReference(variable, captures));
  return [...lines, 'Content-Type: application/json', '', text].join('\n');
}

/** Names of requests have no hyphens there. */
function toName(name: string): string {
  return name.replaceAll('-', '_');
}

function toReference(variable: string, captures: Capture[]): string {
  const capture = captures.find((candidate) => candidate.variable === variable);
  if (!capture) throw new Error(`No request of the collection captures "${variable}".`);
  return `{{${toName(capture.request)}.response.body.$.${toExpression(capture.path)}}}`;
}
