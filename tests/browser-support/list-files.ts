import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists the files of a folder and its subfolders whose names match. */
export function listFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));
}
