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
  /** Media types of files whose names have no extension, by path. */
  fileTypes: [path: string, mediaType: string][];
  /** Which values of the header Accept get a page as Markdown: the first pattern that matches decides. */
  markdownPreference: [pattern: string, wantsMarkdown: boolean][];
  notFoundPage: string;
}

export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

export const types: Site['types'] = [
  ['md', 'text/markdown'],
  ['yaml', 'application/yaml'],
  ['mjs', 'text/javascript'],
  // Downloads that browsers show; servers take `.ts` for a film.
  ['ts', 'text/plain'],
  ['mts', 'text/plain'],
  ['py', 'text/plain'],
  ['http', 'text/plain'],
  ['hurl', 'text/plain'],
];

const fileTypes: Site['fileTypes'] = [
  [
    '/.well-known/api-catalog',
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  ],
];

/**
 * Regular expressions that nginx, Caddy and JavaScript read alike. Browsers never name Markdown, and
 * agents that do so without a quality want it, whatever else they accept.
 */
export const markdownPreference: Site['markdownPreference'] = [
  ['(^|,)\\s*text/markdown(\\s*;\\s*(q=1(\\.0*)?|[a-pr-z][^;,]*))*\\s*(,|$)', true],
  ['text/html', false],
  ['(^|,)\\s*text/markdown\\s*;\\s*q=0?\\.0*[1-9]', true],
];

/** @example prefersMarkdown('text/markdown, text/html'); // true */
export function prefersMarkdown(accept = ''): boolean {
  const match = markdownPreference.find(([pattern]) => new RegExp(pattern, 'i').test(accept));
  return match?.[1] ?? false;
}

/** Sent with the shared paths. Pages stay closed to other origins. */
export const SHARING: [name: string, value: string] = ['Access-Control-Allow-Origin', '*'];

export const sharedPaths = [
  '/openapi/*.json',
  '/openapi/*.yaml',
  '/api-index.json',
  '/.well-known/api-catalog',
  '/.well-known/agent-skills/index.json',
];

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
    fileTypes,
    markdownPreference,
    notFoundPage: '/404.html',
  };
}
