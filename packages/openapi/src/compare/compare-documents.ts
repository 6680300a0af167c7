import { sortChanges } from './change';
import type { Change } from './change';
import { listServers } from './align-paths';
import { compareAccess, compareKeys, compareServers } from './compare-access';
import { compareDeprecated, compareMaps, compareRequired } from './compare-schemas';
import { compareSchemas, buildAdded, buildChange, buildRemoved } from './compare-schemas';
import type { Location } from './compare-schemas';
import { listWritten, pick } from './nodes';
import { listKinds, listNames } from './to-wire';
import { flattenSchema } from '../read/flatten-schema';
import { findAlias } from '../read/list-types';
import type {
  Content,
  OpenApiDocument,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Server,
} from '../read/openapi';
import { listOperations, resolveRequestBody, resolveResponse } from '../read/list-operations';
import type { OperationDoc } from '../read/list-operations';

/**
 * Says what a client has to know that was written for the older of two documents: operations,
 * parameters, bodies, types, fields, values, limits and defaults. Descriptions do not count. Breaking
 * changes come first. `mergeDocument()` gives a document of others the words of ours before.
 *
 * @example
 * compareDocuments(mediaV2, next).map(renderChange); // ['NlpRequest.title: is required now']
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  return sortChanges([
    ...compareAccess(before, after),
    ...compareMaps(buildMap(before), buildMap(after), toSent, compareOperation),
    ...compareMaps(listUndrawn(before), listUndrawn(after), toSent, () => []),
    ...compareMaps(listIncoming(before), listIncoming(after), toReturned, compareOperation),
    ...compareTypes(before, after),
  ]);
}

const toSent = (subject: string): Location => ({ subject, sent: true, returned: false });
const toReturned = (subject: string): Location => ({ subject, sent: false, returned: true });

interface Described {
  document: OpenApiDocument;
  /** As it is drawn, and as it is written. */
  drawn: OperationDoc;
  notes: Operation;
}

/** An operation is its method and path, whatever its id. */
function buildMap(document: OpenApiDocument, prefix = ''): Record<string, Described> {
  return Object.fromEntries(
    listOperations(document).map((drawn) => [
      `${prefix}${drawn.method.toUpperCase()} ${drawn.path}`,
      { document, drawn, notes: drawn.notes as Operation },
    ]),
  );
}

/** The requests that an API sends. */
function listIncoming(document: OpenApiDocument): Record<string, Described> {
  const callbacks = Object.entries(buildMap(document)).flatMap(([subject, { notes }]) =>
    Object.entries(notes.callbacks ?? {}).map(
      ([name, paths]) => [`${subject} callback ${name}: `, paths] as const,
    ),
  );
  const all = [['webhook ', document.webhooks ?? {}] as const, ...callbacks];
  return Object.assign(
    {},
    ...all.map(([prefix, paths]) => buildMap({ ...document, paths }, prefix)),
  );
}

const UNDRAWN_METHODS = ['head', 'options', 'trace'];

/** Lists the methods that our pages do not draw. */
function listUndrawn({ paths }: OpenApiDocument): Record<string, true> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    UNDRAWN_METHODS.filter((method) => method in item).map(
      (method) => `${method.toUpperCase()} ${path}`,
    ),
  );
  return Object.fromEntries(operations.map((name) => [name, true]));
}

function compareOperation(before: Described, after: Described, location: Location): Change[] {
  const keys = [before, after].map(({ notes }) => notes.security);
  const servers = [before, after].map(listOwnServers);
  const hasServers = servers.some((list) => list.length > 0);
  const [old, fresh] = servers.map((list, index) =>
    list.length > 0 ? list : listServers([before, after][index]!.document),
  );
  return [
    ...(hasServers ? compareServers(old, fresh, location) : []),
    ...compareParameters(before.drawn, after.drawn, location),
    ...compareRequests(before, after, { ...location, member: 'body' }),
    ...compareResponses(before, after, location),
    ...compareDeprecated(before.notes, after.notes, location),
    // An operation that names no key changes with the document.
    ...(keys.every((security) => security === undefined)
      ? []
      : compareKeys(before.document, after.document, location.subject, keys)),
  ];
}

function listOwnServers({ document, drawn, notes }: Described): Server[] {
  const [own, shared] = [notes, document.paths[drawn.path]!].map(listServers);
  return own!.length > 0 ? own! : shared!;
}

function compareParameters(before: OperationDoc, after: OperationDoc, at: Location): Change[] {
  const [old, fresh] = [before, after].map(({ parameters }) =>
    Object.fromEntries(parameters.map((item) => [`${item.in} parameter ${item.name}`, item])),
  ) as [Record<string, Parameter>, Record<string, Parameter>];
  return compareMaps(
    old,
    fresh,
    (member: string) => ({ ...at, member }),
    (previous, parameter, location) => [
      ...compareRequired(previous.required, parameter.required, location),
      ...compareDeprecated(previous, parameter, location),
      ...compareStyle(previous, parameter, location),
      ...compareSchemas(previous.schema, parameter.schema, location),
    ],
    ({ required }) => required,
  );
}

/** Compares how the values of a list or an object are written. */
function compareStyle(before: Parameter, after: Parameter, location: Location): Change[] {
  if (!['array', 'object'].includes(listKinds(after.schema ?? {}).join())) return [];
  const [was, is] = [before, after].map(({ in: where, style, explode }) => {
    const written = style ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple');
    return `${written}${(explode ?? written === 'form') ? ', exploded' : ''}`;
  });
  return was === is ? [] : [buildChange(location, true, `the style is ${is} now, was ${was}`)];
}

function compareRequests(before: Described, after: Described, location: Location): Change[] {
  const [old, fresh] = [before, after].map(({ document, notes }) => {
    const body = resolveRequestBody(document, notes.requestBody);
    return body ? { body } : {};
  }) as [{ body?: RequestBody }, { body?: RequestBody }];
  return compareMaps(
    old,
    fresh,
    () => location,
    (previous, body) => [
      ...compareRequired(previous.required, body.required, location),
      ...compareContent(previous.content, body.content, location),
    ],
    ({ required }) => required,
  );
}

/** Compares the media types, and the values of those that are in both. */
function compareContent(before: Content, after: Content, location: Location): Change[] {
  const [old, fresh] = [Object.keys(before), Object.keys(after)];
  const verb = location.sent ? 'accepted' : 'returned';
  const common = fresh.filter((type) => old.includes(type));
  const pairs = common.length > 0 ? common.map((type) => [type, type]) : [[old[0], fresh[0]]];
  const values = pairs.flatMap(([type = '', other = '']) =>
    compareSchemas(before[type]?.schema, after[other]?.schema, location),
  );
  return [
    ...old
      .filter((type) => !fresh.includes(type))
      .map((type) => buildChange(location, true, `is no longer ${verb} as ${type}`)),
    ...fresh
      .filter((type) => !old.includes(type))
      .map((type) => buildChange(location, false, `is also ${verb} as ${type}`)),
    ...new Map(values.map((change) => [JSON.stringify(change), change])).values(),
  ];
}

const isSuccess = (status: string): boolean => status.startsWith('2');

/** Compares the statuses of success and of errors, with their bodies and headers. */
function compareResponses(before: Described, after: Described, operation: Location): Change[] {
  const [old, fresh] = [before, after].map(({ document, notes }) =>
    Object.fromEntries(
      Object.entries(notes.responses).map(([status, response]) => [
        status,
        resolveResponse(document, response),
      ]),
    ),
  ) as [Record<string, Response>, Record<string, Response>];
  const [was = '', is = ''] = [old, fresh].map((map) => Object.keys(map).find(isSuccess));
  const isMoved = was !== '' && is !== '' && !fresh[was] && !old[is];
  const { [was]: moved, ...others } = old;
  const { subject, sent: returned, returned: sent } = operation;
  const location: Location = { subject, member: 'response', sent, returned };
  const at = (status: string): Location => {
    const word = isSuccess(status) ? 'response' : 'error';
    return { ...location, member: status === is ? word : `${word} ${status}` };
  };
  const text = `has the status ${is} now, was ${was}`;
  return [
    ...(isMoved ? [buildChange(location, true, text)] : []),
    ...compareMaps(isMoved ? { ...others, [is]: moved! } : old, fresh, at, compareResponse),
  ];
}

function compareResponse(before: Response, after: Response, at: Location): Change[] {
  const body = { ...at, member: at.member!.replace(/^error.*/, '$& body') };
  const [old, fresh] = [before.content ?? {}, after.content ?? {}];
  const [hadBody, hasBody] = [old, fresh].map((content) => Object.keys(content).length > 0);
  return [
    ...compareMaps(
      before.headers ?? {},
      after.headers ?? {},
      (name) => ({ ...at, member: `${at.member} header ${name}` }),
      (header, other, location) => compareSchemas(header.schema, other.schema, location),
    ),
    ...(hadBody && hasBody ? compareContent(old, fresh, body) : []),
    ...(hadBody && !hasBody ? [buildRemoved(body)] : []),
    ...(!hadBody && hasBody ? [buildAdded(body)] : []),
  ];
}

function compareTypes(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const reach = (toRoots: (document: OpenApiDocument) => unknown[]): Set<string> =>
    new Set(
      [before, after].flatMap((document) => [
        ...listNames(toRoots(document), document.components.schemas),
      ]),
    );
  const sent = reach((document) => [
    pick(document.components, ['parameters', 'requestBodies']),
    listWritten(document).map((operation) => pick(operation, ['parameters', 'requestBody'])),
  ]);
  const returned = reach((document) => [
    ...[document.components.responses, document.webhooks],
    listWritten(document).map((operation) => pick(operation, ['responses', 'callbacks'])),
  ]);
  return compareMaps(
    before.components.schemas,
    after.components.schemas,
    (subject) => ({ subject, sent: sent.has(subject), returned: returned.has(subject) }),
    (previous, schema, location) => {
      // A change under the first name needs no second mention.
      const alias = findAlias(schema);
      if (alias !== undefined && alias === findAlias(previous)) return [];
      return compareSchemas(
        flattenSchema(before, previous),
        flattenSchema(after, schema),
        location,
      );
    },
  );
}
