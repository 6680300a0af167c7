import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The HTML files of a built site, that of the not-found page too. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));
}
