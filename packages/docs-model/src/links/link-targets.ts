import { listOperations, listTypes, toIdentifier } from '@docs/openapi';
import type { OperationDoc, FieldDoc, OpenApiDocument, Parameter } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import { isSafeUrl, requireNamed, toFieldAnchor } from '@docs/utils';
import { resolveTerm } from './load-terms';
import { findProductOf } from '../find-product';

/** Where the parts of a contract are on the site. */
export function toReferenceRoute(contract: string): string {
  return `/${findProductOf(contract).route}/reference/`;
}

/**
 * The errors of an API are described once, on its overview.
 *
 * @example toErrorUrl('media-v2', '429'); // '/api_media2/#error-429'
 */
export function toErrorUrl(contract: ContractName, status: string): string {
  return `${toReferenceRoute(contract).replace(/reference\/$/, '')}#${toErrorAnchor(status)}`;
}

export function toErrorAnchor(status: string): string {
  return `error-${status}`;
}

/** @example toTypeUrl('media-v2', 'Entity', 'gkbId'); // '/api_media2/reference/Entity/#field-gkbId' */
export function toTypeUrl(contract: ContractName, type: string, field?: string): string {
  const anchor = field === undefined ? '' : `#${toFieldAnchor(field)}`;
  return `${toReferenceRoute(contract)}${type}/${anchor}`;
}

/** Groups with their own page contain their operations; all others are on the overview. */
export function toOperationUrl(
  contract: ContractName,
  document: OpenApiDocument,
  operation: { id: string; group: string },
): string {
  const page = document.tags.find((tag) => tag.name === operation.group)?.['x-page'];
  return `${toReferenceRoute(contract)}${page === undefined ? '' : `${page}/`}#${operation.id}`;
}

/** Whether a URL is one for resolveUrl(), which nobody but this site understands. */
function isOwnUrl(url: string): boolean {
  return /^(type|op|term):/.test(url);
}

/** @example listOwnUrls('See [`x`](type:Entity) or [y](#z).'); // ['type:Entity'] */
export function listOwnUrls(text: string): string[] {
  const urls = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);
  return urls.filter(isOwnUrl);
}

/**
 * Turns a URL of the contract or the glossary into one of the site.
 *
 * @param url `type:Entity`, `type:Entity.gkbId`, `op:analyze`, `term:standard-form`; another
 *   document is named before a slash: `type:general-v3/Entity`
 * @param home the document that is meant when none is named
 * @throws when it names something that the document does not declare, with the nearest name
 */
export async function resolveUrl(url: string, home?: ContractName): Promise<string> {
  const [scheme, rest] = split(url, ':');
  if (scheme === 'term') return resolveTerm(rest);
  // An operation ID may have a slash.
  const isOfHome = scheme === 'op' && !contractNames.some((name) => rest.startsWith(`${name}/`));
  const [first, second] = isOfHome ? [rest, ''] : split(rest, '/');
  const contract =
    second === '' ? home : requireNamed(contractNames, first, `"${url}" names the document`);
  const name = second === '' ? first : second;
  if (contract === undefined) {
    throw new Error(
      `"${url}" names no document. Write ${scheme}:${contractNames[0]}/${name}, for example.`,
    );
  }
  const document = await loadContract(contract);
  return scheme === 'op'
    ? resolveOperation(contract, document, name)
    : resolveType(contract, document, name);
}

/**
 * A URL as it is linked: one for resolveUrl() is resolved, any other stays.
 *
 * @param position where it is linked, for the error
 * @throws when it leads nowhere, or would run code
 */
export async function resolveLink(
  url: string,
  position: string,
  contract?: ContractName,
): Promise<string> {
  if (!isOwnUrl(url)) {
    // Docusaurus keeps `pathname:` for files, which are no pages.
    if (isSafeUrl(url) || url.startsWith('pathname:')) return url;
    throw new Error(`${position} links to ${url}. Link to a web page, an email, or a page.`);
  }
  return resolveUrl(url, contract).catch((error: Error) => {
    throw new Error(`${position} links to ${url}: ${error.message}`, { cause: error });
  });
}

function resolveOperation(contract: ContractName, document: OpenApiDocument, id: string): string {
  const problem = `contracts/${contract}/openapi.yaml declares no operation`;
  const operation = requireNamed(
    listOperations(document),
    toIdentifier(id),
    problem,
    (candidate) => candidate.id,
  );
  return toOperationUrl(contract, document, operation);
}

function resolveType(contract: ContractName, document: OpenApiDocument, path: string): string {
  const isName = document.components.schemas[path] !== undefined;
  const [name, field] = isName ? [path, ''] : split(path, '.');
  const problem = `contracts/${contract}/openapi.yaml declares no`;
  const toName = (candidate: { name: string }) => candidate.name;
  const type = requireNamed(listTypes(document), name, `${problem} type`, toName);
  if (field === '') return toTypeUrl(contract, name);
  requireNamed(type.fields, field, `${problem} field of ${name}`, toName);
  return toTypeUrl(contract, name, field);
}

function split(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
}

/** Where an example has its own page; undefined for products without such pages. */
export function findExampleUrl(contract: string, name: string): string | undefined {
  const { route, examplePages } = findProductOf(contract);
  return examplePages === undefined ? undefined : `/${route}/${examplePages}/${name}/`;
}

/**
 * Where the body of a response begins: `analyze.answer.tags.gkbId`. Requests have the short form,
 * `analyze.categories.code`, because they are what readers write.
 */
export function toResponsePrefix(operation: Pick<OperationDoc, 'id'>): string {
  return `${operation.id}.answer`;
}

/**
 * A parameter has the anchor of a field, unless the body has a field of that name: then its place
 * is between.
 *
 * @example
 * toParameterId('putEditorialTag', { name: 'gkbId', in: 'path' }, tagFields);
 * // 'putEditorialTag.path.gkbId', since 'putEditorialTag.gkbId' is the field of the body
 */
export function toParameterId(
  operationId: string,
  parameter: Pick<Parameter, 'name' | 'in'>,
  bodyFields: Pick<FieldDoc, 'name'>[],
): string {
  const isTaken = bodyFields.some((field) => field.name === parameter.name);
  return [operationId, ...(isTaken ? [parameter.in] : []), parameter.name].join('.');
}

/** @param prefix the anchor of the object whose fields the rule binds */
export function toRuleId(prefix: string, rule: { id: string }): string {
  return `${prefix}.rule-${rule.id}`;
}
