import { printBody, SANDBOX_URL, toExpression } from './collection';
import type { Collection, CollectionRequest } from './collection';

/** Prints a collection as the files of a folder that Bruno opens, by their path. */
export function printBruno({
  contract,
  title,
  variables,
  headers,
  folders,
}: Collection): Record<string, string> {
  const root = `geneea-${contract}`;
  const demo = variables.map((variable) => ({ ...variable, value: 'sandbox' }));
  const sandbox = demo.map((one) =>
    one.name === 'baseUrl' ? { ...one, value: SANDBOX_URL } : one,
  );
  const settings = { version: '1', name: title, type: 'collection', ignore: [] };
  const files = folders.flatMap(({ name, requests }, index) => [
    [`${name}/folder.bru`, printBlock('meta', [`name: ${name}`, `seq: ${index + 1}`])],
    ...requests.map((request, position) => [
      `${name}/${request.name}.bru`,
      printRequest(request, position + 1, headers),
    ]),
  ]);
  return Object.fromEntries(
    [
      ['bruno.json', `${JSON.stringify(settings, null, 2)}\n`],
      ['environments/Production.bru', printVariables(variables)],
      ['environments/Sandbox.bru', printVariables(sandbox)],
      ...files,
    ].map(([path, text]) => [`${root}/${path}`, text]),
  ) as Record<string, string>;
}

function printVariables(variables: Collection['variables']): string {
  return printBlock(
    'vars',
    variables.map(({ name, value }) => `${name}: ${value}`.trimEnd()),
  );
}

function printRequest(
  { title, description, method, path, body, status, captures }: CollectionRequest,
  position: number,
  headers: Collection['headers'],
): string {
  const hasBody = body !== undefined;
  const request = [`url: {{baseUrl}}${path}`, `body: ${hasBody ? 'json' : 'none'}`, 'auth: none'];
  const saved = captures.map(
    ({ variable, path: fields }) => `${variable}: res.body.${toExpression(fields)}`,
  );
  return [
    printBlock('meta', [`name: ${title}`, 'type: http', `seq: ${position}`]),
    printBlock(method.toLowerCase(), request),
    printBlock(
      'headers',
      headers.map(([name, value]) => `${name}: ${value}`),
    ),
    ...(hasBody ? [printBlock('body:json', printBody(body).split('\n'))] : []),
    ...(saved.length > 0 ? [printBlock('vars:post-response', saved)] : []),
    printBlock('assert', [`res.status: eq ${status}`]),
    printBlock('docs', [description.replace(/\s+/g, ' ')]),
  ].join('\n');
}

function printBlock(name: string, lines: string[]): string {
  return `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
