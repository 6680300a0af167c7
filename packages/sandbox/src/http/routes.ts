import { METHODS } from '@docs/openapi';
import { findNearest } from '@docs/utils';
import type { Operation, OpenApiDocument } from '@docs/openapi';

export interface Route {
  /** Name of its contract; those of Genja and of Keboola have none: their pages describe them. */
  api: string;
  document: OpenApiDocument;
  method: string;
  operation: Operation;
  segments: string[];
}

export interface NoRoute {
  /** The path exists with these methods only; none when it does not exist. */
  methods: string[];
  /** The path of an endpoint that is spelled nearly like one that does not exist. */
  nearest?: string | undefined;
}

export type Routing = { route: Route; path: Record<string, string> } | NoRoute;

const MOST_TYPOS = 3;

export function listRoutes(documents: Record<string, OpenApiDocument>): Route[] {
  return Object.entries(documents).flatMap(([api, document]) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        return [
          {
            api,
            document,
            operation,
            method: method.toUpperCase(),
            segments: split(path),
          },
        ];
      }),
    ),
  );
}

/** Finds the operation of a request; fixed words of a path go before parameters. */
export function findRoute(routes: Route[], method: string, pathname: string): Routing {
  const segments = split(normalizePath(pathname));
  const matches = routes
    .map((route) => ({ route, path: match(route.segments, segments) }))
    .filter(
      (candidate): candidate is { route: Route; path: Record<string, string> } =>
        candidate.path !== undefined,
    )
    .sort((a, b) => Object.keys(a.path).length - Object.keys(b.path).length);
  const best = matches.find(({ route }) => route.method === method);
  if (best) return best;
  const methods = [...new Set(matches.map(({ route }) => route.method))];
  if (methods.length > 0) return { methods };
  const paths = routes.map((route) => `/${route.segments.join('/')}`);
  const [readable = ''] = (decode(pathname) ?? pathname).split('?');
  return { methods, nearest: findNearest(readable.slice(0, 100), paths, MOST_TYPOS) };
}

/** A placeholder may follow fixed characters: `T:{workflow}`. */
function match(template: string[], segments: string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const path: [string, string][] = [];
  for (const [index, expectedSegment] of template.entries()) {
    const segment = segments[index] ?? '';
    const [, prefix = expectedSegment, name] = /^(.*)\{(\w+)\}$/.exec(expectedSegment) ?? [];
    if (name === undefined) {
      if (segment !== expectedSegment) return undefined;
      continue;
    }
    const value = segment.startsWith(prefix) ? decode(segment.slice(prefix.length)) : '';
    if (!value) return undefined;
    path.push([name, value]);
  }
  return Object.fromEntries(path);
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function split(path: string): string[] {
  return path.split('/').filter((segment, index) => index > 0 || segment !== '');
}

/**
 * Merges repeated slashes and drops the last one, because public clients send both: a base URL that
 * ends with a slash gives `//v3/analysis`, and one client sends `/v3/analysis/?T=…`.
 *
 * @example
 * normalizePath('//v3/analysis/'); // '/v3/analysis'
 */
export function normalizePath(pathname: string): string {
  const merged = pathname.replace(/\/{2,}/g, '/');
  return merged.length > 1 && merged.endsWith('/') ? merged.slice(0, -1) : merged;
}
