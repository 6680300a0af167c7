import { resolve } from '../read/type-expression';
import type { OpenApiDocument, PathItem, Server } from '../read/openapi';
import { METHODS } from '../read/openapi';

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

/** The servers of an API; those of a reader's computer, or that a back end makes up, are none. */
export function listServers(owner: { servers?: Server[] }): Server[] {
  // `/v2` is where the document was read.
  return listNamed(owner).filter(({ url }) => !/^\/(?!\/)/.test(url));
}

function listNamed({ servers = [] }: { servers?: Server[] }): Server[] {
  return servers.filter(
    ({ url, description }) => !LOOPBACK.test(url) && description !== 'Generated server url',
  );
}

/**
 * Their document with our paths, wherever the whole URL is the same without the names of parameters.
 * The path of a server may be a part of our paths, or the other way round.
 *
 * @param rename is told each of their names and ours
 */
export function alignPaths(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
  rename: (theirs: string, ours: string) => void,
): OpenApiDocument {
  const byForm = new Map(Object.keys(ours.paths).map((path) => [toForm(path), path]));
  const [ourBase, theirBase] = [findBase(ours), findBase(theirs)];
  const move = (path: string): string => {
    const whole = theirBase + path;
    return whole.startsWith(`${ourBase}/`) ? whole.slice(ourBase.length) : path;
  };
  const count = (change: (path: string) => string): number =>
    Object.keys(theirs.paths).filter((path) => byForm.has(toForm(change(path)))).length;
  const isMoved = ourBase !== theirBase && count(move) > count((path) => path);
  if (isMoved) rename(theirBase || '/', ourBase || '/');
  const paths = Object.entries(theirs.paths).map(([path, item]): [string, PathItem] => {
    const moved = isMoved ? move(path) : path;
    const our = byForm.get(toForm(moved)) ?? moved;
    if (our === moved || Object.hasOwn(theirs.paths, our)) return [moved, item];
    rename(moved, our);
    return [our, renameParameters(theirs, item, listNames(moved), listNames(our))];
  });
  const servers = theirs.servers.map((server) => ({
    ...server,
    url: isMoved
      ? server.url.replace(/\/*$/, '').slice(0, -theirBase.length || undefined) + ourBase
      : server.url,
  }));
  return { ...theirs, servers, paths: Object.fromEntries(paths) };
}

/** @example toForm('/v2/photos/{dataset}'); // '/v2/photos/{}' */
function toForm(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

function listNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!);
}

/** The path that all servers have. */
function findBase(document: OpenApiDocument): string {
  const bases = listNamed(document).map(({ url }) =>
    url.replace(/^(https?:\/)?\/[^/]*(?=\/|$)/, (host, scheme) => (scheme ? '' : host)),
  );
  const [base = '', ...others] = new Set(bases.map((path) => path.replace(/\/+$/, '')));
  return others.length === 0 ? base : '';
}

function renameParameters(
  document: OpenApiDocument,
  item: PathItem,
  from: string[],
  to: string[],
): PathItem {
  const copy = structuredClone(item);
  for (const owner of [copy, ...METHODS.flatMap((method) => copy[method] ?? [])]) {
    owner.parameters &&= owner.parameters.map((given) => {
      const parameter = resolve(document, given);
      const at = parameter.in === 'path' ? from.indexOf(parameter.name) : -1;
      return at < 0 ? given : { ...parameter, name: to[at]! };
    });
  }
  return copy;
}
