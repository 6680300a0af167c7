import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadContract, loadDocument } from './load';
import type { ContractName } from './names';
import type { OpenApiDocument } from './openapi';

/** A document of an API as it was under one version, or as it is. */
export interface Version {
  /** As in its file name; `1.0.0-2` is the second document that was published as 1.0.0. */
  name: string;
  document: OpenApiDocument;
}

/**
 * Reads the documents of `contract/<api>/versions/` and the current one, oldest first. The
 * current one has a place among them because it replaced the newest of them.
 */
export async function loadVersions(
  contract: ContractName,
  root = process.cwd(),
): Promise<Version[]> {
  const folder = `contract/${contract}/versions`;
  const files = await readdir(path.join(root, folder)).catch(() => []);
  const replaced = await Promise.all(
    files
      .filter((file) => file.endsWith('.yaml'))
      .map(async (file) => ({
        name: path.basename(file, '.yaml'),
        document: await loadDocument(`${folder}/${file}`, root),
      })),
  );
  const document = await loadContract(contract, root);
  const isKnown = replaced.some(({ name }) => name === document.info.version);
  const current = isKnown ? [] : [{ name: document.info.version, document }];
  return [...replaced, ...current].sort((a, b) => compareNames(a.name, b.name));
}

/** Numbers count as numbers: 0.9.0 is older than 0.10.0. */
function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
