import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** Writes JSON in the format of the repository. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const options = await resolveConfig(file);
  const text = JSON.stringify(value, null, 2);
  await writeFile(file, await format(text, { ...options, filepath: file }));
}
