import { readFile, writeFile } from 'node:fs/promises';
import { ifMissing } from '#contract/if-missing';

/** The frozen versions of a product, the newest first, as plugin-content-docs keeps them. */
export async function loadVersions(product: string): Promise<string[]> {
  const text = await readFile(toFile(product), 'utf8').catch(ifMissing('[]'));
  return JSON.parse(text) as string[];
}

export async function addVersion(product: string, version: string): Promise<void> {
  const versions = [version, ...(await loadVersions(product))];
  await writeFile(toFile(product), `${JSON.stringify(versions)}\n`);
}

function toFile(product: string): string {
  return `${product}_versions.json`;
}
