import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isSame } from './compare-schemas';
import { ifMissing, loadContract, loadDocument } from '../read/load';
import type { OpenApiDocument } from '../read/openapi';
import { findRepository } from '../read/node/find-repository';

/** A document of an API as it was under one version, or as it is. */
export interface Version {
  /** See toVersionName(): `1.0.0-2` is the second document that was published as 1.0.0. */
  name: string;
  document: OpenApiDocument;
}

/**
 * Reads the documents of `contract/<api>/versions/` and the current one, oldest first. The
 * current one has a place among them because it replaced the newest of them.
 */
export async function loadVersions(contract: string, root = findRepository()): Promise<Version[]> {
  const folder = `contracts/${contract}/versions`;
  const files = await readdir(path.join(root, folder)).catch(ifMissing([]));
  const replaced = await Promise.all(
    files
      .filter((file) => file.endsWith('.yaml'))
      .map(async (file) => ({
        name: path.basename(file, '.yaml'),
        document: await loadDocument(`${folder}/${file}`, root),
      })),
  );
  const document = await loadContract(contract, root);
  const isKnown = replaced.some((version) => isSame(version.document, document));
  const current = isKnown ? [] : [{ name: findName(document, replaced), document }];
  return [...replaced, ...current].sort((a, b) => compareNames(a.name, b.name));
}

/** The name under which the current document will be among the others once it is replaced. */
function findName({ info }: OpenApiDocument, others: Version[]): string {
  const taken = others.map(({ name }) => name);
  for (let count = 1; ; count += 1) {
    const name = toVersionName(info.version, count);
    if (!taken.includes(name)) return name;
  }
}

/** Numbers count as numbers: 0.9.0 is older than 0.10.0. */
function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/**
 * The name of a document among all that the API had: a version may be published more than once.
 *
 * @param count how often it was published by then
 * @example
 * toVersionName('1.0.0', 2); // '1.0.0-2'
 */
export function toVersionName(version: string, count: number): string {
  // The version was written by others: as a name of a file it must not lead out of the folder, nor be too long.
  const name = version.replace(/[^\w.-]+/g, '-').slice(0, 60);
  return count === 1 ? name : `${name}-${count}`;
}
