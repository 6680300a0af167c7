import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '#contract/read/load';
import { suggest } from '#contract/suggest';
import { products } from '#products';
import type { Product } from '#products';

const USAGE = 'Usage: npm run docs:version -- <product> <version>, for example: genja 1.0';

/**
 * Reads what to freeze from the arguments of the command.
 *
 * @throws when the product is unknown, or the path of the version is taken
 */
export async function readVersion(args: string[]): Promise<{ product: Product; version: string }> {
  const [id, version, ...others] = args;
  if (id === undefined || version === undefined || others.length > 0) {
    throw new Error(
      `A product and a version are required, but ${args.length} arguments were given. ${USAGE}`,
    );
  }
  const product = products.find((candidate) => candidate.id === id);
  if (product === undefined) {
    const known = products.map((candidate) => candidate.id);
    throw new Error(`content/products.ts has no product "${id}". ${suggest(id, known)}`);
  }
  await checkVersion(product, version);
  return { product, version };
}

async function checkVersion({ id, route, title }: Product, version: string): Promise<void> {
  if (!/^\d[\w.-]*$/.test(version)) {
    throw new Error(
      `"${version}" cannot be a version, because the version becomes part of URLs. ` +
        'Begin with a digit and use letters, digits, dots and hyphens, for example 1.0.',
    );
  }
  const versions = await loadVersions(id);
  if (versions.includes(version)) {
    throw new Error(
      `${title} already has version ${version}, in ${id}_versioned_docs/version-${version}. ` +
        `Choose another name (taken: ${versions.join(', ')}).`,
    );
  }
  const pages = (await readdir(path.join('content', id))).map((name) => path.parse(name).name);
  if (pages.includes(version)) {
    throw new Error(
      `content/${id} already has a page or folder "${version}" at the path of this version, ` +
        `/${route}/${version}/. Choose another name.`,
    );
  }
}

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
