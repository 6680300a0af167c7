import { toContentSecurityPolicy, toSecurityHeaders } from './headers';
import { listInlineScriptHashes } from './inline-scripts';

/** How the site wants to be served, in no server's own words. */
export interface Site {
  /** Sent with every response. */
  headers: [name: string, value: string][];
  /** The content security policy as far as a page can carry it itself. */
  pagePolicy: string;
  /** Below this path the names contain the hash of the content. */
  hashedPath: string;
  caching: { hashed: string; other: string };
  /** Paths of data that web tools of other origins may load; `*` is any name. */
  sharedPaths: string[];
  /** Media types that servers do not know, by file extension. */
  types: [extension: string, mediaType: string][];
  notFoundPage: string;
}

export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

export const types: Site['types'] = [
  ['md', 'text/markdown'],
  ['yaml', 'application/yaml'],
];

/** Sent with the shared paths. Pages stay closed to other origins. */
export const SHARING: [name: string, value: string] = ['Access-Control-Allow-Origin', '*'];

export const sharedPaths = ['/openapi/*.json', '/openapi/*.yaml', '/api-index.json'];

/** @example toPathPattern('/openapi/*.json'); // '^/openapi/[^/]+\\.json$' */
export function toPathPattern(path: string): string {
  return `^${path.replaceAll('.', '\\.').replace('*', '[^/]+')}$`;
}

/** Describes the built site in a folder; its inline scripts decide on the policy. */
export function describeSite(folder: string): Site {
  const hashes = listInlineScriptHashes(folder);
  return {
    headers: Object.entries(toSecurityHeaders(hashes)),
    pagePolicy: toContentSecurityPolicy(hashes),
    hashedPath: '/assets/',
    caching,
    sharedPaths,
    types,
    notFoundPage: '/404.html',
  };
}
