import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findHalfDone, GLOSSARY } from '@docs/docs-model';
import { clearTreeCache, openTreeCache } from '@docs/docs-model/mdx';

/** Pages are compiled from these besides their own text, and the bundler sees no import of them. */
const INPUTS = [
  ...['contracts', 'packages', 'site/plugins', 'site/samples', 'site/static/figures'],
  'site/src/page-parts',
];
const FILES = [GLOSSARY, 'package-lock.json'];

/**
 * Lets the bundler compile pages again when a contract, an example or the code that resolves pages
 * has changed: without it a page is taken from the cache of the last build as long as its own text is
 * the same. Every page depends on one file with the hash of all of those. Resolved trees are kept under
 * the same hash.
 *
 * @throws before any page is made, when a product is half done
 */
export default async function inputs({ generatedFilesDir }: LoadContext): Promise<Plugin> {
  const problems = await findHalfDone();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const root = path.resolve(__dirname, '../../..');
  const file = path.join(generatedFilesDir, 'inputs.sha256');
  const hash = hashInputs(root);
  writeWhenChanged(file, hash);
  openTreeCache(path.join(generatedFilesDir, 'page-trees'), hash);
  return {
    name: 'inputs',

    // Files may change while a build runs; what it made of them has the wrong hash.
    async postBuild() {
      if (hashInputs(root) !== hash) clearTreeCache();
    },

    configureWebpack: () => ({
      module: {
        rules: [
          {
            // In a list: Docusaurus takes a rule with one pattern for that of a plugin with pages.
            test: [/\.mdx?$/],
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, 'depend-on.cjs'), options: { file } }],
          },
        ],
      },
    }),
  };
}

function hashInputs(root: string): string {
  const single = FILES.filter((name) => existsSync(path.join(root, name)));
  const files = [...INPUTS.flatMap((name) => listFiles(root, name)), ...single];
  return hashFiles(root, files);
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter(
      (name) =>
        !/\.test\.tsx?$|node_modules/.test(name) && statSync(path.join(root, name)).isFile(),
    )
    .sort();
}

/** One hash of names and contents. */
export function hashFiles(root: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The bundler looks at the time of a file too. */
function writeWhenChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
