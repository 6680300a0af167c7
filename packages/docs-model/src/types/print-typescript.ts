import { listOperations } from '@docs/openapi';
import type { OperationDoc, OpenApiDocument, Parameter } from '@docs/openapi';
import { listDeclarations, toShape } from './list-declarations';
import type { Declaration, Shape } from './list-declarations';

/** Prints the types of a contract as TypeScript, with a signature for each operation. */
export function printTypeScript(document: OpenApiDocument): string {
  const { title, version } = document.info;
  // The first signature that matches wins: fixed paths come before those with parameters.
  const operations = [...listOperations(document)]
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .map(printOperation);
  const send = [
    printComment('The operations, for `send` of the client.', ''),
    'export interface Send {',
    ...operations,
    '}',
  ].join('\n');
  const declarations = listDeclarations(document).map(printDeclaration);
  return `${[`// Types of the ${toLine(title)}, version ${toLine(version)}.`, send, ...declarations].join('\n\n')}\n`;
}

function printOperation({ method, path, summary, parameters, request, response }: OperationDoc) {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const body =
    request && `body${request.required ? '' : '?'}: ${printShape(toShape(request.schema))}`;
  const given = [`method: '${method.toUpperCase()}'`, `path: ${printPath(path, query)}`, body];
  const result = response ? printShape(toShape(response.schema)) : 'unknown';
  return [
    printComment(summary, '  '),
    `  (${given.filter(Boolean).join(', ')}): Promise<${result}>;`,
  ].join('\n');
}

/** A template of strings where the path has parameters, or where a query can follow. */
function printPath(path: string, query: Parameter[]): string {
  const template = path.replace(/\{[^{}]+\}/g, '${string}');
  const plain = template === path ? `'${path}'` : `\`${template}\``;
  return query.length === 0 ? plain : `${plain} | \`${template}?\${string}\``;
}

function printDeclaration({ name, description, aliasOf, fields, isOpen }: Declaration): string {
  const comment = printComment(description, '');
  if (aliasOf !== undefined) return `${comment}\nexport type ${name} = ${aliasOf};`;
  return [
    comment,
    `export interface ${name} {`,
    ...fields.flatMap((field) => [
      printComment(field.description, '  '),
      `  ${printName(field.name)}${field.required ? '' : '?'}: ${printShape(field.shape)};`,
    ]),
    ...(isOpen ? ['  [field: string]: unknown;'] : []),
    '}',
  ].join('\n');
}

function printShape(shape: Shape): string {
  switch (shape.kind) {
    case 'reference':
      return shape.name;
    case 'list': {
      const inner = printShape(shape.of);
      return inner.includes('|') ? `(${inner})[]` : `${inner}[]`;
    }
    case 'map':
      return `Record<string, ${printShape(shape.of)}>`;
    case 'values': {
      const values = shape.values.map(quote);
      // Editors complete the known values, and any other string stays possible.
      return [...values, ...(shape.isOpen ? ['(string & {})'] : [])].join(' | ');
    }
    case 'integer':
      return 'number';
    case 'object':
      return 'Record<string, unknown>';
    case 'any':
      return 'unknown';
    default:
      return shape.kind;
  }
}

/** Only names of the language go without quotes. */
function printName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'")}'`;
}

function toLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function printComment(text: string, indent: string): string {
  return `${indent}/** ${toLine(text).replaceAll('*/', '*\\/')} */`;
}
