import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './load-api-files';

/** The clients, each one file made of the tested parts of the production guide. */
const PARTS = {
  'client.mjs': ['client.mjs', 'photo-pages.mjs', 'map-limited.mjs'].map(
    (name) => `samples/production/javascript/${name}`,
  ),
  'client.d.mts': ['samples/client/client.d.mts'],
  'client.py': [
    'samples/client/client.py',
    'samples/production/python/photo_pages.py',
    'samples/production/python/map_limited.py',
  ],
};

/** The clients by their path below the site's URL: `downloads/client.mjs`, … */
export async function loadClients(root = process.cwd()): Promise<Files> {
  const entries = Object.entries(PARTS).map(async ([name, files]): Promise<[string, string]> => {
    const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
    return [`downloads/${name}`, texts.map(toPart).join(name.endsWith('.py') ? '\n\n' : '\n')];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Without the marks that pages select parts by, and without imports of other parts. */
function toPart(text: string): string {
  return text
    .replace(/^(\/\/|#) (region: .*|endregion)\n/gm, '')
    .replace(/^from client import .*\n+/m, '');
}
