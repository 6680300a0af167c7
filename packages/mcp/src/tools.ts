import { KEY_PLACEHOLDER } from '@docs/code-samples';
import { escapeKey, readJson } from '@docs/utils';
import * as z from 'zod';
import type { IndexedField } from '@docs/docs-model/json-index';
import { contractNames, products, provider, withChanges } from '@docs/vendor';
import { languages } from '@docs/vendor/samples';
import { isSimulated, MOST_DEPTH } from '@docs/sandbox';
import type { Sandbox } from '@docs/sandbox';
import type { McpData } from './data';
import {
  findOperation,
  listViolations,
  printSample,
  toFetchRequest,
  ToolError,
  requestShape,
  textSchema,
  toRequest,
  unknownOperation,
  withKey,
  toAlternatives,
} from './requests';
import { findSection, listHeadings } from './search';
import type { BuiltRequest } from './requests';
import type { Hit } from './search';
import { findMarkup, readWarnings } from '@docs/sandbox/warnings';

/** The data and services of the tools. */
export interface Toolbox {
  data: Pick<McpData, 'index' | 'changes'>;
  sandbox: Pick<Sandbox, 'fetch' | 'check'>;
  search: (query: string, limit: number) => Promise<Hit[]>;
  /** Finds the Markdown of a page by a path, a URL, or one of its Markdown names. */
  findPage: (name: string) => string | undefined;
  /** Keys of the real hosts by the name of the API; absent where sending to them is off. */
  keys?: Record<string, string | undefined>;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** The arguments: agents read them as JSON Schema, and they are checked before the tool runs. */
  input: z.ZodObject;
  /** It changes nothing outside the sandbox and reaches no network. */
  isLocal?: boolean;
  run(input: never, toolbox: Toolbox): unknown;
}

/** Gives `run` the types of the arguments. */
export function defineTool<Shape extends z.ZodRawShape>({
  shape,
  ...tool
}: Omit<Tool, 'input' | 'run'> & {
  shape: Shape;
  run(input: Input<Shape>, toolbox: Toolbox): unknown;
}): Tool {
  return { ...tool, input: z.strictObject(shape) };
}

type Input<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

const { api, operation } = requestShape;

const fieldShape = {
  name: textSchema(
    'A part of the name or of the pointer, for example relevance or /tags/*/relevance; or an allowed value.',
  ),
  api,
  operation: textSchema('Only fields of this operation.').optional(),
  location: z
    .enum(['parameter', 'request', 'response'])
    .describe('Only fields of this kind.')
    .optional(),
};

const sendShape = {
  ...requestShape,
  target: z.enum(['sandbox', 'real']).describe('sandbox if left out.').optional(),
  sandboxKey: textSchema(
    'A key of the sandbox that returns an error: demo-400, demo-403, demo-413, demo-429, or demo-500.',
  ).optional(),
};

const explainShape = {
  api,
  operation,
  status: z.int().min(100).max(599).describe('200 if left out.').optional(),
  response: z.unknown().describe('The JSON body of the response.').optional(),
};

const changeShape = {
  api: textSchema(`Only changes of this API: ${toAlternatives(contractNames)}.`).optional(),
  product: textSchema(
    `Only changes that concern a product: ${toAlternatives(withChanges.map(({ id }) => id))}.`,
  ).optional(),
  breaking: z.boolean().describe('true: only breaking changes.').optional(),
  since: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .describe('Only changes that are known to be of this day or later, for example 2026-11-22.')
    .optional(),
  limit: z.int().min(1).max(100).describe('20 if left out.').optional(),
};

const keyVariables = withChanges.flatMap(({ keyVariable, title }) =>
  keyVariable === undefined ? [] : `${keyVariable} for the ${title}`,
);

const MOST_FIELDS = 40;

/** The tools of the MCP server, in the order in which a task needs them. */
export const tools: Tool[] = [
  defineTool({
    name: 'search',
    title: 'Search the documentation',
    description:
      'Finds sections of the documentation by words, best first. Read a result with read_page.',
    shape: {
      query: textSchema('Words to find, for example: retry rate limit'),
      limit: z.int().min(1).max(20).describe('8 if left out.').optional(),
    },
    isLocal: true,
    run: ({ query, limit = 8 }, { search }) => search(query, limit),
  }),
  defineTool({
    name: 'read_page',
    title: 'Read a page',
    description:
      'Returns a page of the documentation as Markdown, at most 50,000 characters, or one section of it. Long pages link to the files of their sections.',
    shape: {
      page: textSchema(`Path or URL of a page, for example ${products[0]?.start.to}`),
      heading: textSchema('Only the section with this heading, as search returns it.').optional(),
    },
    isLocal: true,
    run: readPage,
  }),
  defineTool({
    name: 'list_operations',
    title: 'List operations',
    description: 'Lists the operations of the APIs with method, path, and purpose.',
    shape: { api },
    isLocal: true,
    run: ({ api: name }, { data }) => {
      checkApi(name, data);
      const apis = data.index.apis.filter(
        (candidate) => name === undefined || candidate.name === name,
      );
      return apis.map(({ name: id, title, host, deprecated, operations }) => ({
        api: id,
        title,
        host,
        ...(deprecated && { deprecated }),
        operations: operations.map((operation) => ({
          id: operation.id,
          request: `${operation.method.toUpperCase()} ${operation.path}`,
          summary: operation.summary,
        })),
      }));
    },
  }),
  defineTool({
    name: 'find_field',
    title: 'Find fields',
    description:
      'Finds parameters and fields of requests and responses by a part of their name or JSON pointer, or by one of their allowed values, with type, default, and description.',
    shape: fieldShape,
    isLocal: true,
    run: findFields,
  }),
  defineTool({
    name: 'build_request',
    title: 'Build a request',
    description:
      'Checks a request against the contract and returns it with method, URL, headers, and code in a programming language. It sends nothing. If the request is not valid, it lists what to change.',
    shape: {
      ...requestShape,
      language: textSchema(
        `Language of the code: ${languages.map(({ id }) => id).join(', ')}. curl if left out.`,
      ).optional(),
    },
    isLocal: true,
    run: async ({ language = 'curl', ...input }, { data, sandbox }) => {
      const request = toRequest(data, input);
      const violations = await listViolations(sandbox, request);
      const { method, url, headers, body, operation } = request;
      const isValid = violations.length === 0;
      const markup = isValid && takesPlainText(request) ? findMarkup(body) : undefined;
      return {
        isValid,
        ...(!isValid && { violations }),
        ...(markup && { warnings: [markup] }),
        method,
        url,
        headers,
        ...(body !== undefined && { body }),
        ...(isValid && { code: printSample(request, language) }),
        documentation: operation.url,
      };
    },
  }),
  defineTool({
    name: 'send_request',
    title: 'Send a request',
    description:
      'Sends a request to the sandbox, a simulation on demo data that keeps what you create, and returns the response. With target "real" it sends it to the real API with the key of the user, if the user has turned that on.',
    shape: sendShape,
    run: sendRequest,
  }),
  defineTool({
    name: 'explain_response',
    title: 'Explain a response',
    description:
      'Explains each field of a response, or the cause of an error and how to fix it: pass the response body, and the status if it is not 200.',
    shape: explainShape,
    isLocal: true,
    run: explainResponse,
  }),
  defineTool({
    name: 'list_changes',
    title: 'List changes',
    description:
      'Lists what changed in the APIs, newest first. Use it before an upgrade, or to find out since when something exists.',
    shape: changeShape,
    isLocal: true,
    run: listChanges,
  }),
];

function listChanges(query: Input<typeof changeShape>, { data }: Toolbox) {
  const { since, limit = 20 } = query;
  checkApi(query.api, data);
  const products = data.changes.flatMap((change) => change.products);
  checkName('product', query.product, [...new Set(products)]);
  const all = data.changes.filter(
    (change) =>
      (query.api === undefined || change.api === query.api) &&
      (query.product === undefined || change.products.includes(query.product)) &&
      (!query.breaking || change.breaking),
  );
  const undated =
    since === undefined
      ? []
      : all.filter(({ date, before = '' }) => date === null && before > since);
  const matches = all.filter(({ date }) => since === undefined || (date !== null && date >= since));
  return {
    changes: matches.slice(0, limit),
    ...(undated.length > 0 && {
      undated: `${undated.length} changes have no day and may be later. To list them, leave out "since".`,
    }),
    ...(matches.length > limit && {
      more: `${matches.length - limit} older changes match. Raise the limit, or name a product.`,
    }),
  };
}

function checkApi(name: string | undefined, { index }: Toolbox['data']): void {
  const names = index.apis.map((entry) => entry.name);
  checkName('API', name, names);
}

function checkName(kind: string, name: string | undefined, names: string[]): void {
  if (name === undefined || names.includes(name)) return;
  throw new ToolError(`There is no ${kind} "${name}". Use one of: ${names.join(', ')}.`);
}

const CONTINUED = /^#{1,6} .*\s+\[Continue with [^\]]+\]\(([^)#]+)[^)]*\)\s*$/;

function readPage(
  { page, heading }: { page: string; heading?: string | undefined },
  { findPage }: Toolbox,
) {
  const markdown = findPage(page);
  if (markdown === undefined) {
    throw new ToolError(`There is no page "${page}". Find its path with the tool search.`);
  }
  // A URL may lead to a section, too; one that is gone leads to its page.
  const [anchor] = /#.+$/.exec(page) ?? [];
  const section = findSection(markdown, heading || (anchor ?? ''));
  // A long section is in a separate file; the page has its heading and a link.
  const [, continued] = CONTINUED.exec(section ?? '') ?? [];
  if (section !== undefined) return (continued && findPage(continued)) ?? section;
  if (!heading) return markdown;
  const headings = listHeadings(markdown).map(({ text: title }) => title);
  throw new ToolError(
    `${page} has no section "${heading}". It has: ${headings.join('; ').slice(0, 2_000)}`,
  );
}

function findFields(
  { name, api: apiName, operation: id, location }: Input<typeof fieldShape>,
  { data }: Toolbox,
) {
  checkApi(apiName, data);
  const query = name.toLowerCase();
  const apis = data.index.apis.filter(
    (candidate) => apiName === undefined || candidate.name === apiName,
  );
  const ids = apis.flatMap(({ operations }) => operations.map((operation) => operation.id));
  if (id !== undefined && !ids.includes(id)) throw unknownOperation(id, ids, apiName);
  const entries = apis
    .flatMap((indexed) =>
      indexed.operations
        .filter((operation) => id === undefined || operation.id === id)
        .flatMap((operation) =>
          [
            ...operation.parameters.map((field) => ({
              location: 'parameter',
              pointer: field.name,
              field,
            })),
            ...toEntries('request', operation.request?.fields),
            ...toEntries('response', operation.response?.fields),
          ].map((entry) => ({ api: indexed.name, operation: operation.id, ...entry })),
        ),
    )
    .filter((entry) => location === undefined || entry.location === location);
  const named = entries.filter(
    ({ pointer, field }) =>
      pointer.toLowerCase().includes(query) ||
      Object.keys(field.allowedValues ?? {}).some((value) => value.toLowerCase() === query),
  );
  // Keys of maps, such as `wikidataId` in `feats`, are in descriptions only.
  const isKey = ({ field }: (typeof entries)[number]) =>
    field.type.startsWith('map') && field.description?.toLowerCase().split(/\W+/).includes(query);
  const all = named.length > 0 ? named : entries.filter(isKey);
  if (all.length === 0) {
    throw new ToolError(
      `No field has "${name}" in its name or pointer, or as a value. Try a shorter part, or the tool search.`,
    );
  }
  const rank = ({ pointer }: { pointer: string }) =>
    Number(pointer.toLowerCase().replace(/^.*\//, '') !== query) * 1000 + pointer.length;
  const best = [...all].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_FIELDS);
  return {
    fields: best.map(({ field, ...entry }) => ({ ...entry, ...field })),
    ...(all.length > best.length && {
      more: `${all.length - best.length} more fields match. Name an operation or a longer part.`,
    }),
  };
}

function toEntries(location: string, fields: IndexedField[] = []) {
  return fields.map((field) => ({ location, pointer: field.pointer, field }));
}

async function sendRequest(input: Input<typeof sendShape>, { data, sandbox, keys }: Toolbox) {
  const request = toRequest(data, input);
  if (input.target !== 'real') {
    if (!isSimulated(request.api.name)) {
      throw new ToolError(`The sandbox does not simulate the ${request.api.title}.`);
    }
    const { sandboxKey = 'any' } = input;
    if (!/^[\x20-\x7e]*$/.test(sandboxKey)) {
      throw new ToolError('"sandboxKey" contains a character that no key contains.');
    }
    const response = await sandbox.fetch(toFetchRequest(withKey(request, sandboxKey)));
    return { target: 'sandbox: demo data, not real results', ...(await readResponse(response)) };
  }
  if (!keys) {
    throw new ToolError(
      `Sending to the real API is off. The user can turn it on: set ${provider.sendVariable}=real and the key in the configuration of the MCP server.`,
    );
  }
  const key = keys[request.api.name];
  if (!key) {
    throw new ToolError(
      `There is no key of ${request.api.title}. Set ${toAlternatives(keyVariables)}. Other APIs run in ` +
        'the sandbox only.',
    );
  }
  const violations = await listViolations(sandbox, request);
  if (violations.length > 0) {
    throw new ToolError(
      `Not sent, because the request is not valid:\n${JSON.stringify(violations, null, 1)}`,
    );
  }
  const response = await fetch(toFetchRequest(withKey(request, key)), {
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  });
  return { target: request.url, ...(await readResponse(response, key)) };
}

/** Whether the contract has the rule `plain-text` for a field of the body. */
function takesPlainText({ operation }: BuiltRequest): boolean {
  const fields = operation.request?.fields ?? [];
  return fields.some(({ rules = [] }) => rules.includes('plain-text'));
}

/** @param key is replaced where the service repeats it */
async function readResponse(response: Response, key = '') {
  const received = await response.text();
  const body = key === '' ? received : received.replaceAll(key, () => KEY_PLACEHOLDER);
  const warnings = readWarnings(response.headers);
  const retryAfter = response.headers.get('Retry-After');
  return {
    status: response.status,
    ...(retryAfter !== null && { retryAfter }),
    ...(warnings.length > 0 && { warnings }),
    body: parseJson(body),
  };
}

function parseJson(body: string): unknown {
  try {
    return readJson(body).value;
  } catch {
    return body;
  }
}

function explainResponse(
  { status = 200, response, ...named }: Input<typeof explainShape>,
  { data }: Toolbox,
) {
  const { operation } = findOperation(data, named);
  if (status < 200 || status >= 300) {
    const error = operation.errors.find((candidate) => candidate.status === String(status));
    if (error) return error;
    throw new ToolError(
      `${operation.id} documents no error ${status}. It documents: ${operation.errors.map((documented) => documented.status).join(', ')}.`,
    );
  }
  const documented = (operation.response?.fields ?? []).map((field) => ({
    field,
    names: field.pointer.split('/'),
  }));
  // Assistants also send the body as they received it.
  const body = typeof response === 'string' ? parseJson(response) : response;
  const explained: IndexedField[] = [];
  const unknown: string[] = [];
  for (const pointer of new Set(listPointers(body))) {
    const parts = pointer.split('/');
    const match = documented.find(({ names }) => matches(names, parts));
    if (match) explained.push(match.field);
    else unknown.push(pointer);
  }
  return {
    type: operation.response?.type ?? 'No body is documented.',
    fields: [...new Set(explained)],
    ...(unknown.length > 0 && { notDocumented: unknown.slice(0, MOST_FIELDS) }),
  };
}

/**
 * The pointer of every member of objects, with `*` for elements of lists.
 *
 * @throws when it is nested more deeply than any response: the pointers together would be too long
 */
function listPointers(body: unknown): string[] {
  const pointers: string[] = [];
  const walk = (value: unknown, pointer: string, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MOST_DEPTH) {
      throw new ToolError(`The response has more than ${MOST_DEPTH} levels. Send its inner part.`);
    }
    if (Array.isArray(value)) {
      value.forEach((item) => walk(item, `${pointer}/*`, depth + 1));
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      const childPointer = `${pointer}/${escapeKey(key)}`;
      pointers.push(childPointer);
      walk(inner, childPointer, depth + 1);
    }
  };
  walk(body, '', 1);
  return pointers;
}

/** Whether a documented pointer, whose `*` is any name, is that of a member. */
function matches(names: string[], parts: string[]): boolean {
  return (
    names.length === parts.length && names.every((name, at) => name === '*' || name === parts[at])
  );
}
