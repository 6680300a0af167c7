import { mkdir, writeFile } from 'node:fs/promises';
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
