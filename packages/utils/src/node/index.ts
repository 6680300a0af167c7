import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes files into a folder, and the folders that their names need. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [name: string, content: string | Uint8Array]>,
): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * Prints a module of the bundle that loads JSON files beside it on demand, by their names.
 *
 * @example printLoaders(['a']); // 'export const loaders = {"a": () => import("./a.json")};'
 */
export function printLoaders(names: readonly string[]): string {
  const entries = names.map((name) => {
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(`./${name}.json`)})`;
  });
  return `export const loaders = {${entries.join(', ')}};`;
}

/**
 * Lets a command go on when its output cannot be written: nobody reads it any more, as after
 * `| head -1`, or its terminal is closed, or the disk is full. The last two end with status 1.
 */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.exitCode = 1;
    });
  }
}

/** All files below a folder, sorted, with slashes: `guide/kb.mdx`. */
export async function listFiles(folder: string, ending = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}
