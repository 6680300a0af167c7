import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** Unpacks an archive, or the files with these names, into a folder. */
export function unzip(archive: string, folder: string, names = /./): void {
  const files = unzipSync(readFileSync(archive), { filter: ({ name }) => names.test(name) });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
