import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listPages } from './list-pages';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Browsers run these; JSON-LD and other data are read, never run. */
const RUNNABLE = /^(text\/javascript|module)$/;

/**
 * Hashes of the scripts inside the pages of a built site, as a content security policy
 * names them. The theme writes one that sets the color mode before the first paint, Docusaurus one that
 * warns of a wrong base URL. Two more keep early clicks and start the scripts of a page
 * (plugins/page-template).
 *
 * @example
 * listInlineScriptHashes('build'); // ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", …]
 */
export function listInlineScriptHashes(folder: string): string[] {
  const scripts = new Set(listPages(folder).flatMap((file) => readScripts(file)));
  return [...scripts].map((text) => `'sha256-${toHash(text)}'`).sort();
}

function readScripts(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(SCRIPT)]
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
