import { isEmpty, isSame, listWritten } from './nodes';
import { resolve } from '../read/type-expression';
import { LIMIT_KEYS } from '../describe/limits';
import { RULES } from './to-wire';
import type { Content, OpenApiDocument } from '../read/openapi';
import { describeStatus } from '../read/status-names';

/** Texts of back ends that nobody wrote. */
const FILLERS = new Set([
  ...['OK', 'Created', 'Accepted', 'No Content', 'Success', 'Successful Response', 'Error'],
  ...['default response', 'Generated server url', 'OpenAPI definition', 'FastAPI', 'API'],
  ...['Validation Error', 'Server Error', 'Client Error', 'v0'],
]);

/** The name of a status or of a tool is not what somebody wrote about this API. */
export function isFiller(text: unknown, place: string[]): boolean {
  const status = place.at(-2) ?? '';
  return isEmpty(text) || text === describeStatus(status) || FILLERS.has(String(text).trim());
}

/** Keys that back ends print only where somebody has annotated them, by a word for them. */
const SILENT = {
  limits: LIMIT_KEYS,
  defaults: ['default'],
  'required flags': ['required'],
  'lists of values': ['enum', 'const'],
  rules: RULES.filter((key) => key !== 'anyOf' && key !== 'oneOf'),
  servers: ['servers'],
  keys: ['security', 'securitySchemes'],
  'other notes': [
    ...['readOnly', 'writeOnly', 'discriminator', 'deprecated', 'style', 'explode', 'headers'],
    ...['contact', 'license', 'externalDocs', 'schema', 'webhooks', 'callbacks'],
  ],
};

export function findSilent(key: string): string | undefined {
  return Object.entries(SILENT).find(([, keys]) => (keys as string[]).includes(key))?.[0];
}

/** Values that mean the same as a missing key. */
const NEUTRAL: Record<string, unknown> = {
  ...{ uniqueItems: false, deprecated: false, readOnly: false, writeOnly: false, nullable: false },
  ...{ minLength: 0, minItems: 0, minProperties: 0, style: 'form', allowReserved: false },
  ...{ explode: true, required: false, parameters: [], contact: {} },
};

export const isNeutral = (key: string, value: unknown): boolean =>
  Object.hasOwn(NEUTRAL, key) && isSame(NEUTRAL[key], value);

/** The body that one handler of errors returns, whatever the operation. */
export function findHandled(document: OpenApiDocument): Content | undefined {
  const bodies = listWritten(document).map(({ responses }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      status.startsWith('2') ? [] : [resolve(document, response).content],
    ),
  );
  const isEverywhere = (body: Content | undefined): boolean =>
    body !== undefined &&
    2 * bodies.filter((list) => list.some((other) => isSame(other, body))).length > bodies.length;
  return bodies.flat().find(isEverywhere);
}
