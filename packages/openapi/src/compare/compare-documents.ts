import { sortChanges } from './change';
import type { Change } from './change';
import {
  compareSchemas,
  toChange,
  compareDeprecated,
  compareRequired,
  toAdded,
} from './compare-schemas';
import type { Location } from './compare-schemas';
import { findDirection } from '../read/find-uses';
import { flattenSchema } from '../read/flatten-schema';
import { findAlias } from '../read/list-types';
import type { OpenApiDocument } from '../read/openapi';
import { listOperations } from '../read/list-operations';
import type { BodyDoc, OperationDoc } from '../read/list-operations';

/**
 * Says what a client has to know that was written for the older of two documents: operations,
 * parameters, types, fields, required flags, values, limits and defaults. Descriptions do not
 * count. Breaking changes come first.
 *
 * @example
 * compareDocuments(mediaV2, next).map(renderChange); // ['NlpRequest.title: is required now']
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  return sortChanges([
    ...compareAccess(before, after),
    ...compareOperations(before, after),
    ...compareUndrawn(before, after),
    ...compareTypes(before, after),
  ]);
}

/** Compares the servers and the headers with the key. */
function compareAccess(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const location: Location = { subject: 'document', sent: true, returned: false };
  const [oldServers, servers] = [before, after].map(listServers);
  const [oldKeys, keys] = [before, after].map(listKeys);
  return [
    ...(oldServers === servers
      ? []
      : [toChange(location, true, `the server is ${servers} now, was ${oldServers}`)]),
    ...(oldKeys === keys
      ? []
      : [toChange(location, true, `the key is sent as ${keys} now, was ${oldKeys}`)]),
  ];
}

/** Without those of a reader's computer, which are not the API. */
function listServers({ servers = [] }: OpenApiDocument): string {
  const urls = servers.map(({ url }) => url);
  return urls.filter((url) => !LOOPBACK.test(url)).join(', ') || 'not named';
}

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

function listKeys(document: OpenApiDocument): string {
  const keys = Object.values(document.components.securitySchemes ?? {}).map(
    ({ type, in: where, name }) => [where, name].filter(Boolean).join(' ') || type,
  );
  return keys.join(', ') || 'nothing';
}

/** Compares the operations of two documents; an operation is its method and path, whatever its id. */
function compareOperations(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const [old, fresh] = [toMap(before), toMap(after)];
  return [
    ...[...old.keys()]
      .filter((subject) => !fresh.has(subject))
      .map((subject): Change => ({ kind: 'removed', breaking: true, subject })),
    ...[...fresh].flatMap(([subject, operation]): Change[] => {
      const previous = old.get(subject);
      if (!previous) return [{ kind: 'added', breaking: false, subject }];
      return compareOperation(subject, previous, operation);
    }),
  ];
}

function toMap(document: OpenApiDocument): Map<string, OperationDoc> {
  return new Map(
    listOperations(document).map((operation) => [
      `${operation.method.toUpperCase()} ${operation.path}`,
      operation,
    ]),
  );
}

/** Compares what our pages do not draw: other methods and webhooks. */
function compareUndrawn(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  return compareNames(listUndrawn(before), listUndrawn(after), (subject, kind) => ({
    kind,
    breaking: kind === 'removed',
    subject,
  }));
}

function compareNames(
  before: string[],
  after: string[],
  toChange: (name: string, kind: 'added' | 'removed') => Change,
): Change[] {
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => toChange(name, 'added')),
    ...before.filter((name) => !after.includes(name)).map((name) => toChange(name, 'removed')),
  ];
}

const UNDRAWN_METHODS = ['head', 'options', 'trace'];

function listUndrawn(document: OpenApiDocument & { webhooks?: object }): string[] {
  return [
    ...Object.entries(document.paths).flatMap(([path, item]) =>
      UNDRAWN_METHODS.filter((method) => method in item).map(
        (method) => `${method.toUpperCase()} ${path}`,
      ),
    ),
    ...Object.keys(document.webhooks ?? {}).map((name) => `webhook ${name}`),
  ];
}

function compareOperation(subject: string, before: OperationDoc, after: OperationDoc): Change[] {
  const body: Location = { subject, member: 'body', sent: true, returned: false };
  const response: Location = { subject, member: 'response', sent: false, returned: true };
  return [
    ...compareParameters(subject, before, after),
    ...compareBodies(before.request, after.request, body),
    ...compareBodies(before.response, after.response, response),
    ...compareErrors(subject, before, after),
    ...compareDeprecated(before.notes, after.notes, { ...body, member: undefined }),
  ];
}

function compareParameters(subject: string, before: OperationDoc, after: OperationDoc): Change[] {
  const toKey = ({ in: where, name }: OperationDoc['parameters'][number]) => `${where} ${name}`;
  const old = new Map(before.parameters.map((parameter) => [toKey(parameter), parameter]));
  const fresh = new Map(after.parameters.map((parameter) => [toKey(parameter), parameter]));
  const at = (key: string): Location => ({
    subject,
    member: key.replace(' ', ' parameter '),
    sent: true,
    returned: false,
  });
  return [
    ...[...old.keys()]
      .filter((key) => !fresh.has(key))
      .map((key): Change => ({ ...toChange(at(key), true), kind: 'removed' })),
    ...[...fresh].flatMap(([key, parameter]) => {
      const previous = old.get(key);
      const required = parameter.required ?? false;
      if (!previous) return [toAdded(at(key), required)];
      return [
        ...compareRequired(previous.required ?? false, required, at(key)),
        ...compareDeprecated(previous, parameter, at(key)),
        ...compareSchemas(previous.schema ?? {}, parameter.schema ?? {}, at(key)),
      ];
    }),
  ];
}

function compareBodies(
  before: BodyDoc | undefined,
  after: BodyDoc | undefined,
  location: Location,
): Change[] {
  if (before && after) {
    return [
      ...compareRequired(before.required ?? false, after.required ?? false, location),
      ...compareSchemas(before.schema, after.schema, location),
    ];
  }
  if (after) return [toAdded(location, after.required ?? false)];
  return before ? [{ ...toChange(location, true), kind: 'removed' }] : [];
}

function compareErrors(subject: string, before: OperationDoc, after: OperationDoc): Change[] {
  const listStatuses = ({ errors }: OperationDoc) => errors.map(({ status }) => status);
  return compareNames(listStatuses(before), listStatuses(after), (status, kind) => ({
    kind,
    breaking: false,
    subject,
    member: `error ${status}`,
  }));
}

function compareTypes(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const [old, fresh] = [before.components.schemas, after.components.schemas];
  return [
    ...Object.keys(old)
      .filter((subject) => !Object.hasOwn(fresh, subject))
      .map((subject): Change => ({ kind: 'removed', breaking: true, subject })),
    ...Object.entries(fresh).flatMap(([subject, schema]): Change[] => {
      const previous = Object.hasOwn(old, subject) ? old[subject] : undefined;
      if (previous === undefined) return [{ kind: 'added', breaking: false, subject }];
      // A change under the first name needs no second mention.
      const alias = findAlias(schema);
      if (alias !== undefined && alias === findAlias(previous)) return [];
      const directions = [findDirection(before, subject), findDirection(after, subject)];
      return compareSchemas(flattenSchema(before, previous), flattenSchema(after, schema), {
        subject,
        sent: directions.some((way) => way === 'request' || way === 'both'),
        returned: directions.some((way) => way === 'response' || way === 'both'),
      });
    }),
  ];
}
