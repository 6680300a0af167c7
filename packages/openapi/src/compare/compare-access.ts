import { listServers } from './align-paths';
import type { Change } from './change';
import { buildChange } from './compare-schemas';
import type { OpenApiDocument, SecurityRequirement, SecurityScheme, Server } from '../read/openapi';

const DOCUMENT = { subject: 'document' };

/** Compares the servers, and the key that operations need unless they say otherwise. */
export function compareAccess(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const [old, fresh] = [before, after].map((document) => listServers(document));
  return [...compareServers(old, fresh, DOCUMENT), ...compareKeys(before, after, DOCUMENT.subject)];
}

/** A further server breaks nothing. */
export function compareServers(
  before: Server[] = [],
  after: Server[] = [],
  at: { subject: string },
): Change[] {
  const [old, fresh] = [before, after].map((servers) =>
    servers.map(({ url }) => url.replace(/\/$/, '')),
  ) as [string[], string[]];
  const added = fresh.filter((url) => !old.includes(url));
  if (added.length === 0 && old.every((url) => fresh.includes(url))) return [];
  if (old.every((url) => fresh.includes(url))) {
    return added.map((url) => ({
      ...buildChange(at, false, `the server ${url}`),
      kind: 'added',
    }));
  }
  const [was, is] = [old, fresh].map((urls) => urls.join(', ') || 'not named');
  return [buildChange(at, old.length > 0, `the server is ${is} now, was ${was}`)];
}

/** Compares how an operation, or all of them, are called with a key. */
export function compareKeys(
  before: OpenApiDocument,
  after: OpenApiDocument,
  subject: string,
  own: (SecurityRequirement[] | undefined)[] = [],
): Change[] {
  const [old, fresh] = [before, after].map((document, index) =>
    listKeys(document, own[index] ?? document.security ?? []),
  ) as [string[], string[]];
  const [was, is] = [old, fresh].map((keys) => [...keys].sort().join(', or '));
  if (toCompared(was) === toCompared(is)) return [];
  // A key that is still enough breaks nothing.
  const isBreaking = !old.every((key) => fresh.includes(key)) && !fresh.includes(NO_KEY);
  return [buildChange({ subject }, isBreaking, `the key is sent as ${is} now, was ${was}`)];
}

const NO_KEY = 'nothing';

/** The names of headers have no case. */
function toCompared(keys = ''): string {
  return keys.replace(/header \S+/g, (header) => header.toLowerCase());
}

/** Each entry is enough. */
function listKeys(document: OpenApiDocument, requirements: SecurityRequirement[]): string[] {
  const schemes = document.components.securitySchemes ?? {};
  const keys = requirements.map((requirement) =>
    Object.entries(requirement).map(([name, scopes]) => {
      const scheme = Object.hasOwn(schemes, name) ? describeScheme(schemes[name]!) : name;
      return scopes.length === 0 ? scheme : `${scheme} with ${[...scopes].sort().join(', ')}`;
    }),
  );
  return keys.length === 0 ? [NO_KEY] : keys.map((names) => names.sort().join(' and ') || NO_KEY);
}

/** @example describeScheme({ type: 'apiKey', in: 'header', name: 'X-API-Key' }); // 'header X-API-Key' */
function describeScheme({ type, in: where, name, scheme }: SecurityScheme): string {
  return (
    [where, name].filter(Boolean).join(' ') ||
    [type, scheme?.toLowerCase()].filter(Boolean).join(' ')
  );
}
