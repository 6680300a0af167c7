import { rm, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Outdated } from './compare-results';

/** Writes what the sandbox answers beside its request; a request that answers nothing has no file. */
export async function acceptResult({ example, response }: Outdated): Promise<void> {
  const file = `contract/${example.contract}/examples/${example.name}/response.json`;
  if (response === undefined) return rm(file, { force: true });
  const options = await resolveConfig(file);
  const text = JSON.stringify(response, null, 2);
  await writeFile(file, await format(text, { ...options, filepath: file }));
}
