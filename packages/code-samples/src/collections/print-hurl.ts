import { listRequests, printBody, toExpression } from './collection';
import type { Collection, CollectionRequest } from './collection';

/** Prints a collection as one file for Hurl, which sends the requests and checks each status. */
export function printHurl(collection: Collection): string {
  const { title, variables, headers } = collection;
  const needs = variables.map(({ name }) => name).join(', ');
  const requests = listRequests(collection).map((request) => printEntry(request, headers));
  return `${[`# ${title}. Variables: ${needs}`, ...requests].join('\n\n')}\n`;
}

function printEntry(
  { title, method, path, body, status, captures }: CollectionRequest,
  headers: Collection['headers'],
): string {
  const json = body === undefined ? [] : ['Content-Type: application/json', printBody(body)];
  const saved = captures.map(
    ({ variable, path: fields }) => `${variable}: jsonpath "$.${toExpression(fields)}"`,
  );
  return [
    `# ${title}`,
    `${method} {{baseUrl}}${path}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...json,
    `HTTP ${status}`,
    ...(saved.length > 0 ? ['[Captures]', ...saved] : []),
  ].join('\n');
}
