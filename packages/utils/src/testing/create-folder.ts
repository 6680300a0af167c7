import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../node';

/** Makes a folder for temporary files, with the given ones in it. */
export async function createFolder(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-'));
  await writeFiles(folder, Object.entries(files));
  return folder;
}
