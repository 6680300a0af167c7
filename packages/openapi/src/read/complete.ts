import { getAt, toSlug } from '@docs/utils';
import { METHODS } from './openapi';
import type { OpenApiDocument, Operation, Parameter } from './openapi';
import { resolve, toReferenceSteps } from './type-expression';

type PathItem = OpenApiDocument['paths'][string] & { $ref?: string };

type Server = OpenApiDocument['servers'][number] & {
  variables?: Record<string, { default: string }>;
};

/** The group of operations for which the document names none. */
const NO_GROUP = 'Other';

/**
 * Fills in what the standard lets a document leave out and our pages need: an id and a group for
 * each operation, the list of groups, and the variables of a server.
 */
export function complete(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, item]) => [
      path,
      completePath(document, item, path),
    ]),
  );
  const used = Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method]?.tags[0] ?? []),
  );
  const tags = document.tags ?? [];
  const missing = [...new Set(used)].filter((name) => !tags.some((tag) => tag.name === name));
  return {
    ...document,
    servers: (document.servers ?? []).map(fillVariables),
    tags: [...tags, ...missing.map((name) => ({ name }))],
    paths,
    components: { ...document.components, schemas: document.components?.schemas ?? {} },
  };
}

/** Operations that one page has, if the document says nothing of pages. */
const MOST_OPERATIONS = 20;

/** Gives each group its own page once a reference with all of them would be long. */
export function addGroupPages(document: OpenApiDocument): OpenApiDocument {
  const { tags, paths } = document;
  const operations = Object.values(paths).flatMap((item) =>
    METHODS.filter((method) => item[method]),
  );
  if (operations.length <= MOST_OPERATIONS || tags.some((tag) => tag['x-page'])) return document;
  const toPage = (name: string, index: number) => `${toSlug(name) || index + 1}-endpoints`;
  return {
    ...document,
    tags: tags.map((tag, index) => ({ ...tag, 'x-page': toPage(tag.name, index) })),
  };
}

/** A path may be described once for several, under `components/pathItems`. */
function completePath(
  document: OpenApiDocument,
  { $ref, ...own }: PathItem,
  path: string,
): OpenApiDocument['paths'][string] {
  const item = { ...($ref && (getAt(document, toReferenceSteps($ref)) as PathItem)), ...own };
  const operations = METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [[method, completeOperation(document, operation, method, path)]] : [];
  });
  return { ...withoutIgnored(document, item), ...Object.fromEntries(operations) };
}

/** OpenAPI ignores parameters for what media types and the key already say. */
function withoutIgnored<Owner extends { parameters?: Parameter[] }>(
  document: OpenApiDocument,
  { parameters, ...owner }: Owner,
): Owner {
  const others = parameters?.filter((given) => {
    const { in: where, name } = resolve(document, given);
    return where !== 'header' || !/^(accept|content-type|authorization)$/i.test(name);
  });
  return { ...owner, ...(others && { parameters: others }) } as Owner;
}

/** @example fillVariables({ url: '{scheme}://a.example', variables: { scheme: { default: 'https' } } }).url; // 'https://a.example' */
function fillVariables({ variables = {}, ...server }: Server): Server {
  const toValue = (text: string, name: string): string => variables[name]?.default ?? text;
  return { ...server, url: server.url.replace(/\{([^{}]+)\}/g, toValue) };
}

function completeOperation(
  document: OpenApiDocument,
  operation: Operation,
  method: string,
  path: string,
): Operation {
  const body = operation.requestBody && resolve(document, operation.requestBody);
  return {
    ...withoutIgnored(document, operation),
    operationId: operation.operationId ?? toId(method, path),
    tags: operation.tags?.length ? operation.tags : [NO_GROUP],
    ...(body && { requestBody: body }),
    responses: withSuccess(operation.responses ?? {}),
  };
}

/** `default` describes every status that is not listed, and so also that of success. */
function withSuccess(responses: Operation['responses']): Operation['responses'] {
  const { default: every, ...listed } = responses;
  const hasSuccess = Object.keys(listed).some((status) => status.startsWith('2'));
  if (every === undefined || hasSuccess) return responses;
  // The text is that of springdoc for a method without annotations, which documents no errors.
  return { '200': every, ...(every.description === 'default response' ? listed : responses) };
}

/** @example toId('get', '/v2/photos/{dataset}'); // 'getV2PhotosDataset' */
function toId(method: string, path: string): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
