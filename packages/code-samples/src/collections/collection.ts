import { listCalls, listKeyHeaders, listOperations } from '@docs/openapi';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { toSteps } from '@docs/utils';
import { sentUrl, toSampleRequest } from '../request';
import { listCapturedValues } from '../request-sequence';

/** The examples of an API as requests of one collection, in an order in which each succeeds. */
export interface Collection {
  title: string;
  /** Of the API, with its variables empty or at the real host. */
  variables: Variable[];
  /** Of every request; values refer to variables as `{{apiKey}}`. */
  headers: [name: string, value: string][];
  folders: { name: string; description: string; requests: CollectionRequest[] }[];
}

export interface Variable {
  name: string;
  value: string;
  description: string;
}

export interface CollectionRequest {
  /** The name of the example: `feedback-tags`. */
  name: string;
  title: string;
  description: string;
  method: string;
  /** With the query, and percent-encoded. */
  path: string;
  /** Refers to captured values as `{{feedbackAnalyzeReferenceKey}}`. */
  body?: unknown;
  /** The status that is expected. */
  status: number;
  /** The values that later requests repeat of the response. */
  captures: Capture[];
}

export interface Capture {
  /** Unique in the collection. */
  variable: string;
  /** Names of fields, from the root of the response to the value. */
  path: string[];
}

/** The placeholder that a reader replaces in the header of a key: `<YOUR_API_KEY>`. */
const PLACEHOLDER = /<YOUR_\w+>/g;

/**
 * Makes the collection that is printed for Postman.
 *
 * @example
 * toCollection(mediaV2, examples).folders.map(({ name }) => name);
 * // ['Analysis', 'Photos', 'Articles', 'Knowledge base', 'Editorial tags']
 * @throws when a body contains what Postman would take for a variable
 */
export function toCollection(
  document: OpenApiDocument,
  all: Example[],
  title = document.info.title,
): Collection {
  const examples = withoutDeletions(all);
  const requests = sortExamples(document, examples).map((example) => ({
    group: example.operation.group,
    request: toRequest(example, examples, document),
  }));
  const folders = document.tags.map(({ name, description = '' }) => ({
    name,
    description,
    requests: requests.filter(({ group }) => group === name).map(({ request }) => request),
  }));
  return {
    title,
    variables: listVariables(document),
    headers: listHeaders(document),
    folders: folders.filter((folder) => folder.requests.length > 0),
  };
}

/**
 * Examples that need no deletion before them: a page deletes demo data first, so that its own request
 * changes something, but an account of a reader has no such data.
 */
function withoutDeletions(examples: Example[]): Example[] {
  const deletions = examples.filter(deletes).map(({ name }) => name);
  return examples.map((example) => ({
    ...example,
    after: example.after.filter((name) => !deletions.includes(name)),
  }));
}

function deletes({ operation }: Example): boolean {
  return operation.method === 'delete';
}

/** As the document lists its operations; what deletes comes last, and nothing before what it needs. */
function sortExamples(document: OpenApiDocument, examples: Example[]): Example[] {
  const order = listOperations(document).map(({ id }) => id);
  const rank = (example: Example) =>
    order.indexOf(example.operation.id) + (deletes(example) ? order.length : 0);
  const sorted = [...examples].sort((a, b) => rank(a) - rank(b));
  return [...new Set(sorted.flatMap((example) => listCalls(example, examples)))];
}

function toRequest(
  example: Example,
  examples: Example[],
  document: OpenApiDocument,
): CollectionRequest {
  const { name, title, description, operation } = example;
  const { method, url, body } = toSampleRequest(example, document);
  if (JSON.stringify({ body }).includes('{{')) {
    throw new Error(
      `contracts/${example.contract}/examples/${name}/request.json contains "{{", which collections ` +
        'would take for a variable. Write the text without it.',
    );
  }
  const before = listCalls(example, examples).slice(0, -1);
  const given = before.flatMap((call) => listCaptures(call, [example]));
  const later = examples.filter(
    (other) => other !== example && listCalls(other, examples).includes(example),
  );
  const { pathname, search } = new URL(sentUrl(url));
  return {
    name,
    title,
    description,
    method,
    path: pathname + search,
    ...(body !== undefined && { body: replaceStored(body, given) }),
    status: Number(operation.status),
    captures: listCaptures(example, later).map(({ capture }) => capture),
  };
}

function listCaptures(example: Example, later: Example[]): { capture: Capture; stored: string }[] {
  const bodies = later.map(({ body }) => body);
  return listCapturedValues(example.response, bodies).map(({ pointer, stored }) => {
    const path = toSteps(pointer);
    const words = [...example.name.split('-'), ...path.slice(-1)];
    return { capture: { variable: toCamelCase(words), path }, stored };
  });
}

function replaceStored(value: unknown, given: { capture: Capture; stored: string }[]): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceStored(item, given));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, replaceStored(inner, given)]),
    );
  }
  const source = given.find(({ stored }) => stored === value);
  return source ? `{{${source.capture.variable}}}` : value;
}

function listVariables(document: OpenApiDocument): Variable[] {
  const keys = listKeyHeaders(document).flatMap(([header, value]) =>
    [...value.matchAll(PLACEHOLDER)].map(([placeholder]) => ({
      name: toVariable(placeholder),
      value: '',
      description: `For the header ${header}.`,
    })),
  );
  const host = { name: 'baseUrl', value: document.servers[0]?.url ?? '' };
  return [{ ...host, description: 'The API, or a server that simulates it.' }, ...keys];
}

function listHeaders(document: OpenApiDocument): [string, string][] {
  return listKeyHeaders(document).map(([header, value]) => [
    header,
    value.replace(PLACEHOLDER, (placeholder) => `{{${toVariable(placeholder)}}}`),
  ]);
}

/** @example toVariable('<YOUR_API_KEY>'); // 'apiKey' */
function toVariable(placeholder: string): string {
  return toCamelCase(placeholder.slice('<YOUR_'.length, -1).toLowerCase().split('_'));
}

function toCamelCase(words: string[]): string {
  return words
    .map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('');
}
