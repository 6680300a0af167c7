import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRedirect, redirects } from './redirects';

/**
 * How the site wants to be served, in no server's own words: the local server and the configurations
 * for nginx, Caddy and file hosts are made from this.
 */
export interface Site {
  headers: [name: string, value: string][];
  /** Sent where there is TLS: browsers then use no plain HTTP for this host. */
  transportSecurity: [name: string, value: string];
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
  redirects: [from: string, to: string][];
}

const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

const types: Site['types'] = [
  ['md', 'text/markdown'],
  ['yaml', 'application/yaml'],
  ['mjs', 'text/javascript'],
  // Downloads that browsers show; servers take `.ts` for a film.
  ['ts', 'text/plain'],
  ['mts', 'text/plain'],
  ['py', 'text/plain'],
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
const markdownPreference: Site['markdownPreference'] = [
  ['(^|,)\\s*text/markdown(\\s*;\\s*(q=1(\\.0*)?|[a-pr-z][^;,\\s]*))*\\s*(,|$)', true],
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

const sharedPaths = [
  '/openapi/*.json',
  '/openapi/*.yaml',
  '/api-index.json',
  '/.well-known/api-catalog',
  '/.well-known/agent-skills/index.json',
];

/** @example buildPathPattern('/openapi/*.json'); // '^/openapi/[^/]+\\.json$' */
export function buildPathPattern(path: string): string {
  return `^${path.replaceAll('.', '\\.').replace('*', '[^/]+')}$`;
}

/** Describes the built site in a folder; its inline scripts decide on the policy. */
export function describeSite(folder: string): Site {
  const hashes = listInlineScriptHashes(folder);
  return {
    headers: Object.entries(buildSecurityHeaders(hashes)),
    transportSecurity: ['Strict-Transport-Security', 'max-age=31536000'],
    pagePolicy: printContentSecurityPolicy(hashes),
    hashedPath: '/assets/',
    caching,
    sharedPaths,
    types,
    fileTypes,
    markdownPreference,
    notFoundPage: '/404.html',
    redirects,
  };
}

function buildSecurityHeaders(scriptHashes: string[]): Record<string, string> {
  return {
    'Content-Security-Policy': `${printContentSecurityPolicy(scriptHashes)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * Everything comes from the site itself, nothing is evaluated, and no script or style is in a
 * page unless its hash is named here. Who may frame a page, browsers read from the header alone.
 */
export function printContentSecurityPolicy(scriptHashes: string[]): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
    // Small pictures are part of the style sheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Browsers run these; JSON-LD and other data are read, never run. */
const RUNNABLE = /^(text\/javascript|module)$/;

/**
 * Hashes of the scripts inside the pages of a built site, as a content security policy
 * names them. The theme writes one that sets the color mode before the first paint, Docusaurus one that
 * warns of a wrong base URL. Two more keep early clicks and start the scripts of a page
 * (site/plugins/page-template).
 *
 * @example listInlineScriptHashes('build'); // ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", …]
 */
export function listInlineScriptHashes(folder: string): string[] {
  return hashInlineScripts(listPages(folder).map((file) => readFileSync(file, 'utf8')));
}

/** The same for the HTML of pages. */
export function hashInlineScripts(pages: string[]): string[] {
  const scripts = new Set(pages.flatMap(listScripts));
  return [...scripts].map((text) => `'sha256-${toHash(text)}'`).sort();
}

function listScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
    .filter(([, attributes = '']) => RUNNABLE.test(readType(attributes)))
    .map(([, , text = '']) => text);
}

function readType(attributes: string): string {
  return /\btype=["']?([^"'\s>]+)/.exec(attributes)?.[1] ?? 'text/javascript';
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** The HTML files of a built site, that of the not-found page too, without those that only redirect. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !isRedirect(toRoute(file)))
    .map((file) => path.join(folder, file));
}

function toRoute(file: string): string {
  return `/${path.dirname(file).split(path.sep).join('/')}/`;
}
