import { sortChanges } from './change';
import type { Change } from './change';
import { compareOperations } from './compare-operations';
import { compareSchemas, isSame, toChange } from './compare-schemas';
import type { Location } from './compare-schemas';
import { findDirection } from '../read/find-uses';
import { flattenSchema } from '../read/flatten-schema';
import { findAlias } from '../read/list-types';
import type { OpenApiDocument } from '../read/openapi';

/**
 * Says what a client has to know that was written for the older of two documents: calls,
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
    ...compareTypes(before, after),
  ]);
}

/** Where the operations go and what opens the door. */
function compareAccess(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const place: Location = { subject: 'document', sent: true, returned: false };
  const [oldServers, servers] = [before, after].map((document) =>
    (document.servers ?? []).map(({ url }) => url).join(', '),
  );
  const [oldKeys, keys] = [before, after].map(listKeys);
  return [
    ...(oldServers === servers
      ? []
      : [toChange(place, true, `the server is ${servers || 'not named'} now, was ${oldServers}`)]),
    ...(isSame(oldKeys, keys)
      ? []
      : [toChange(place, true, `the key is sent as ${keys || 'nothing'} now, was ${oldKeys}`)]),
  ];
}

function listKeys(document: OpenApiDocument): string {
  return Object.values(document.components.securitySchemes ?? {})
    .map(({ type, in: where, name }) => [where, name].filter(Boolean).join(' ') || type)
    .join(', ');
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
      // What changed under the first name needs no second mention.
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
