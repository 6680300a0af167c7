import type { Parameter, Schema } from '@docs/openapi';
import { checkKey, CALLS_PER_SECOND, limitRate } from './http/keys';
import { coerce } from './http/coerce';
import { readBody } from './http/read-body';
import { findRoute, listRoutes, normalizePath } from './http/routes';
import type { NoRoute, Route, Routing } from './http/routes';
import { createValidate } from './http/validate';
import type { Validate } from './http/validate';
import { LoadFailure, loadPart } from './load-part';
import { isSimulated, operations } from './operations';
import { analyzeMedia } from './operations/documents';
import type { Document } from './operations/documents';
import { keboolaDocument } from './operations/keboola';
import { rememberExample } from './operations/photo-cursors';
import { badRequest, notFound, quote, reject, toResponse } from './replies';
import type {
  Violation,
  State,
  Handler,
  Reply,
  Sandbox,
  SandboxOptions,
  Seed,
  World,
} from './types';
import { createState } from './state';
import { findMarkup, warn } from './warnings';
import type { Warning } from './warnings';

/** A body as the operation gets it, what was changed or ignored, and what is wrong. */
interface Examined {
  body: unknown;
  unknownParameters: Warning[];
  coerced: Warning[];
  violations: Violation[];
}

/** Genja's engine is as large as all of the rest; most pages never need it. */
const genja = loadPart(async () => {
  const { genjaRoutes, genjaOperations } = await import('./genja');
  return { genjaRoutes, genjaOperations };
});

/**
 * Responds to every documented request to the simulated APIs and of Genja on demo data: route, key, size, rate, validate,
 * operate. It knows only web types, so the same function runs in Node and in a worker of a page.
 *
 * @example
 * const sandbox = createSandbox({ contracts });
 * const response = await sandbox.fetch(new Request('https://media-api.geneea.com/v2/photos', { headers: { 'X-API-Key': 'any' } }));
 * await response.json(); // ['ctk', 'demo', 'shutterstock']
 */
export function createSandbox({
  contracts,
  now = Date.now,
  random = Math.random,
  callsPerSecond = CALLS_PER_SECOND,
  seed,
}: SandboxOptions): Sandbox {
  // A path that two APIs have is that of the simulated one.
  const contractRoutes = listRoutes({ ...contracts, keboola: keboolaDocument }).sort(
    (a, b) => Number(isSimulated(b.api)) - Number(isSimulated(a.api)),
  );
  const checks = new Map<Route, Validate>();
  const isTooFast = limitRate(callsPerSecond, now);
  const world: World = { state: createWorldState(seed), now: () => new Date(now()), random };

  function validate(route: Route, schema: Schema, body: unknown): Violation[] {
    const check = checks.get(route) ?? createValidate(route.document, schema);
    checks.set(route, check);
    return check(body);
  }

  /** Reads a body leniently, and says what is wrong with what is left. */
  function examine(route: Route, query: Record<string, string>, given: unknown): Examined {
    const schema = findBodySchema(route);
    const parameters = route.operation.parameters ?? [];
    const { body, warnings: coerced } = schema
      ? coerce(route.document, schema, given)
      : { body: given, warnings: [] };
    return {
      body,
      unknownParameters: listUnknown(parameters, query),
      coerced,
      violations: [
        ...checkQuery(parameters, query),
        ...(schema ? validate(route, schema, body) : []),
      ],
    };
  }

  /** HEAD has the route of GET. */
  async function route(method: string, pathname: string): Promise<Routing> {
    const isGenja = isGenjaPath(normalizePath(pathname));
    const routes = isGenja ? (await genja.get()).genjaRoutes : contractRoutes;
    return findRoute(routes, method === 'HEAD' ? 'GET' : method, pathname);
  }

  async function respond(request: Request): Promise<Reply> {
    const url = new URL(request.url);
    const routing = await route(request.method, url.pathname);
    if (!('route' in routing)) return rejectRoute(request.method, routing);
    const { route: matched, path } = routing;
    const operate = await findHandler(matched);
    if (!operate) {
      return notFound('The sandbox does not simulate this API. Send the request to the API.');
    }
    const access = checkKey(matched.api, matched.document, request.headers);
    if ('reply' in access) return access.reply;
    const read = await readBody(request, findBodySchema(matched) !== undefined);
    if ('reply' in read) return read.reply;
    const rejection = isTooFast(access.key);
    if (rejection) return rejection;
    const query = Object.fromEntries(url.searchParams);
    const { body, unknownParameters, coerced, violations } = examine(matched, query, read.body);
    const markup = matched.api === 'media-v2' ? findMarkup(body) : undefined;
    const warnings = [
      ...(read.warnings ?? []),
      ...listRepeated(url.searchParams),
      ...unknownParameters,
      ...listAccepted(coerced, violations),
      ...(markup ? [markup] : []),
    ];
    if (violations.length > 0) return addWarnings(badRequest(violations), warnings);
    return addWarnings(await operate({ path, query, body }, world), warnings);
  }

  async function check(request: Request): Promise<Violation[]> {
    const url = new URL(request.url);
    const routing = await route(request.method, url.pathname);
    if (!('route' in routing)) return listViolations(rejectRoute(request.method, routing));
    const read = await readBody(request, findBodySchema(routing.route) !== undefined);
    if ('reply' in read) return listViolations(read.reply);
    return examine(routing.route, Object.fromEntries(url.searchParams), read.body).violations;
  }

  return {
    check,
    prepare: async (document) => void (await analyzeMedia(document as Document, world)),
    fetch: async (request) => {
      const reply = await respond(request).catch((error: unknown) => {
        if (error instanceof LoadFailure) throw error;
        return reject(
          500,
          'The sandbox failed. This is a bug in the sandbox, not in your request.',
        );
      });
      const response = toResponse(reply);
      return request.method === 'HEAD' ? dropBody(response) : response;
    },
    reset: () => {
      world.state = createWorldState(seed);
    },
  };
}

/** The message of an error response as violations. Some errors concern the request as a whole. */
function listViolations({ body }: Reply): Violation[] {
  const { message, violations } = body as { message: string; violations?: Violation[] };
  return (
    violations ?? [{ pointer: '', expected: message, rule: 'sandbox-request', remedy: message }]
  );
}

/** @returns nothing for an API that is not simulated */
async function findHandler({ api, operation }: Route): Promise<Handler | undefined> {
  const isGenja = api === 'genja' || api === 'genjaViewer';
  const handlers = isGenja ? (await genja.get()).genjaOperations : operations[api];
  const handler = handlers?.[operation.operationId];
  if (handlers && !handler) throw new Error(`${api} has no handler of ${operation.operationId}.`);
  return handler;
}

function findBodySchema({ operation }: Route): Schema | undefined {
  return operation.requestBody?.content['application/json']?.schema;
}

function createWorldState(seed: Seed | undefined): State {
  const state = createState(seed);
  rememberExample(state);
  return state;
}

function rejectRoute(method: string, { methods, nearest }: NoRoute): Reply {
  if (methods.length === 0) {
    const remedy = nearest
      ? `Did you mean ${nearest}?`
      : 'Compare the path with the API reference.';
    return notFound(`No endpoint has this path. ${remedy}`);
  }
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const headers = { Allow: allowed.join(', ') };
  if (method === 'OPTIONS') return { status: 204, headers };
  // 405 is not a documented status.
  const reply = notFound(`${method} is not documented for this path. Use ${methods.join(' or ')}.`);
  return { ...reply, headers };
}

/** The response to HEAD: that to GET, without its body. */
async function dropBody(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String((await response.arrayBuffer()).byteLength));
  return new Response(null, { status: response.status, headers });
}

function addWarnings(reply: Reply, warnings: Warning[]): Reply {
  return { ...reply, warnings: [...warnings, ...(reply.warnings ?? [])] };
}

/** Drops warnings about values that were rejected, not read leniently: a date in no known form is one error, not two. */
function listAccepted(coerced: Warning[], violations: Violation[]): Warning[] {
  const rejected = new Set(violations.map(({ pointer }) => pointer));
  return coerced.filter(({ pointer = '' }) => pointer === '' || !rejected.has(pointer));
}

function listUnknown(parameters: Parameter[], query: Record<string, string>): Warning[] {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return Object.keys(query)
    .filter((name) => !names.includes(name))
    .map((name) =>
      warn(
        'sandbox-unknown-parameter',
        `the query parameter ${quote(name)} is unknown and was ignored`,
      ),
    );
}

function listRepeated(query: URLSearchParams): Warning[] {
  const names = [...new Set(query.keys())].filter((name) => query.getAll(name).length > 1);
  return names.map((name) => {
    const text = `the query has ${quote(name)} twice, and the last value was read`;
    return warn('sandbox-repeated-name', text);
  });
}

/** Query parameters are strings; only booleans can be wrong. */
function checkQuery(parameters: Parameter[], query: Record<string, string>): Violation[] {
  return parameters
    .filter(({ in: location, schema }) => location === 'query' && schema.type === 'boolean')
    .filter(({ name }) => Object.hasOwn(query, name))
    .filter(({ name }) => query[name] !== 'true' && query[name] !== 'false')
    .map(({ name }) => ({
      pointer: `query/${name}`,
      expected: 'true or false',
      rule: 'field-type',
      remedy: `Send ${name}=true or ${name}=false.`,
    }));
}

/** Whether a normalized path belongs to Genja: the generator, or its knowledge base viewer. */
function isGenjaPath(path: string): boolean {
  return /^\/(?:generate|items(?:\/[^/]+)?|search\/ids)$/.test(path);
}
